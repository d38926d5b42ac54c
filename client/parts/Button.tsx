import type { ComponentChildren } from "preact"
import { Icon, type IconName } from "./Icon.tsx"

interface ButtonProps {
  onClick?: () => void
  /** The one thing to do here. */
  main?: boolean
  quiet?: boolean
  disabled?: boolean
  type?: "button" | "submit"
  icon?: IconName
  children: ComponentChildren
}

/** A button with words on it, printed in two colours that don't quite meet. */
export function Button({ onClick, main, quiet, disabled, type, icon, children }: ButtonProps) {
  const kind = main ? "main" : quiet ? "quiet" : "plain"
  return (
    <button class={`button ${kind}`} type={type ?? "button"} disabled={disabled} onClick={onClick}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

interface IconButtonProps {
  icon: IconName
  label: string
  /** True while it shows what it is for; left out where it shows nothing. */
  isExpanded?: boolean
  onClick: () => void
}

export function IconButton({ icon, label, isExpanded, onClick }: IconButtonProps) {
  return (
    <button
      class="icon-button"
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
