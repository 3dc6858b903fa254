/** The ball of football, the sport of the line. Decoration beside its name. */
export function SportIcon({ size = 18 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="flex-none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="m12 8.200 3.600 2.600-1.400 4.200H9.800l-1.400-4.200z" />
      <path d="M12 8.200V3M15.600 10.800l5-1.600M14.200 15l3.200 4.300M9.800 15l-3.200 4.300M8.400 10.800l-5-1.600" />
    </svg>
  );
}
