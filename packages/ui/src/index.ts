export { Button, type ButtonProps } from './actions/button.tsx';
export { type ButtonLook, type ButtonRank, type ButtonSize, buttonClass } from './actions/button-class.ts';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { Spinner } from './actions/spinner.tsx';
export { classNames } from './class-names.ts';
export { Result, type ResultFace, type ResultProps } from './feedback/result.tsx';
export { Skeleton, SkeletonText } from './feedback/skeleton.tsx';
export { dismissToast, TOAST_MS, type ToastKind, type ToastOptions, toast } from './feedback/toast.ts';
export { ToastRegion } from './feedback/toast-region.tsx';
export {
  FIELD_INPUT_CLASS,
  Field,
  type FieldParts,
  type FieldWords,
  fieldFrameClass,
  type Validity,
} from './forms/field.tsx';
export { PasswordField, type PasswordFieldProps } from './forms/password-field.tsx';
export { TextField, type TextFieldProps } from './forms/text-field.tsx';
export { Suit, type SuitName, type SuitProps } from './marks/suit.tsx';
export { Wordmark } from './marks/wordmark.tsx';
export { Dialog, type DialogProps } from './overlay/dialog.tsx';
export { SegmentedTabs } from './overlay/segmented-tabs.tsx';
export { type TabItem, Tabs, type TabsProps } from './overlay/tabs.tsx';
export * from './theme/theme.ts';
export { useTheme } from './theme/use-theme.ts';
