/** The address of a picture that is drawn when the site is built (tools/vite/wide-art.ts). */
declare module 'virtual:wide-art/*' {
  const url: string;
  export default url;
}
