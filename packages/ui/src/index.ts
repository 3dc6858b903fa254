export { Button, type ButtonProps } from './actions/button.tsx';
export {
  type ButtonRank,
  type ButtonSize,
  type ButtonStyle,
  buttonClass,
} from './actions/button-class.ts';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { Spinner } from './actions/spinner.tsx';
export { usePrintKeys } from './actions/use-print-keys.ts';
export { ChoiceButton } from './choices/choice-button.tsx';
export { ChoicePill, ManyChoicesPill } from './choices/choice-pill.tsx';
export type {
  ChoiceButtonProps,
  ChoicePillProps,
  CountedOption,
  ManyChoicesPillProps,
  SearchWords,
  SelectOption,
} from './choices/choice-props.ts';
export { classNames } from './class-names.ts';
export { type Fact, Facts } from './data/facts.tsx';
export { clampPage, Pagination, type PaginationProps } from './data/pagination.tsx';
export { SectionHead, type SectionHeadProps } from './data/section-head.tsx';
export {
  Cell,
  type CellProps,
  HeadCell,
  type PhonePlace,
  Table,
  TableHead,
  type TableProps,
  TableRow,
  type TableRowProps,
} from './data/table.tsx';
export { Badge, type BadgeKind, CountBadge } from './feedback/badge.tsx';
export { BrokenPage, type FallbackWords, MissingPage } from './feedback/fallback-faces.tsx';
export { Note, type NoteTone } from './feedback/note.tsx';
export { ProgressBar, type ProgressBarProps, StepBar } from './feedback/progress-bar.tsx';
export { Result, type ResultFace, type ResultProps } from './feedback/result.tsx';
export { Skeleton, SkeletonText } from './feedback/skeleton.tsx';
export { StatusPill, type StatusTone } from './feedback/status-pill.tsx';
export { dismissToast, TOAST_MS, type ToastKind, type ToastOptions, toast } from './feedback/toast.ts';
export { ToastRegion } from './feedback/toast-region.tsx';
export { AmountField, type AmountFieldProps } from './forms/amount-field.tsx';
export { AMOUNT_DECIMALS, cleanAmountText, groupAmountText } from './forms/amount-text.ts';
export { Checkbox, type CheckboxProps } from './forms/checkbox.tsx';
export { Chip, type ChipProps } from './forms/chip.tsx';
export { DayField, type DayFieldProps } from './forms/day-field.tsx';
export {
  DayPicker,
  DayPill,
  type DayPillProps,
  DayRangeFields,
  type DayRangeFieldsProps,
  type DayRangeWords,
  type DayWriting,
} from './forms/day-range-fields.tsx';
export {
  FIELD_INPUT_CLASS,
  Field,
  type FieldParts,
  type FieldWords,
  fieldFrameClass,
  type Validity,
} from './forms/field.tsx';
export { OptionTile, type OptionTileProps } from './forms/option-tile.tsx';
export { PasswordField, type PasswordFieldProps } from './forms/password-field.tsx';
export { type PhoneCode, PhoneField, type PhoneFieldProps } from './forms/phone-field.tsx';
export { Select, type SelectProps } from './forms/select.tsx';
export { Switch, type SwitchProps } from './forms/switch.tsx';
export { TextField, type TextFieldProps } from './forms/text-field.tsx';
export { type LazyPartProps, lazyPart } from './lazy-part.tsx';
export { Avatar, initialsOf } from './marks/avatar.tsx';
export { BalanceText, type BalanceTextProps } from './marks/balance-text.tsx';
export { Flag, type FlagName } from './marks/flag.tsx';
export { Kbd } from './marks/kbd.tsx';
export { Suit, type SuitName, type SuitProps } from './marks/suit.tsx';
export { VisuallyHidden } from './marks/visually-hidden.tsx';
export { Wordmark } from './marks/wordmark.tsx';
export { Dialog, type DialogProps } from './overlay/dialog.tsx';
export { Menu, type MenuItem, type MenuProps } from './overlay/menu.tsx';
export { SegmentedTabs } from './overlay/segmented-tabs.tsx';
export { Sheet, type SheetProps, SWIPE_PX_MIN } from './overlay/sheet.tsx';
export { type TabItem, Tabs, type TabsProps } from './overlay/tabs.tsx';
export { Tooltip } from './overlay/tooltip.tsx';
export { Carousel, CarouselArrows, CarouselItem, type CarouselSteer, useCarousel } from './play/carousel.tsx';
export { GameCard, type GameCardProps, GameCardSkeleton } from './play/game-card.tsx';
export { ODDS_FLASH_MS, OddsButton, type OddsButtonProps, useOddsMove } from './play/odds-button.tsx';
export { useNear } from './play/use-near.ts';
export * from './theme/theme.ts';
export { ThemeProvider, usePaintedTheme } from './theme/theme-provider.tsx';
export { useTheme } from './theme/use-theme.ts';
