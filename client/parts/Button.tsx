import type { ComponentChildren } from "preact"
import { say } from "../say.ts"
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
  /** A word of the label that stands under the icon, where the icon alone says too little. */
  caption?: string
  /** True while it shows what it is for; left out where it shows nothing. */
  isExpanded?: boolean
  onClick: () => void
}

export function IconButton({ icon, label, caption, isExpanded, onClick }: IconButtonProps) {
  return (
    <button
      class={caption ? "icon-button captioned" : "icon-button"}
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
      {caption && <small aria-hidden="true">{caption}</small>}
    </button>
  )
}

/** The way to all that isn't playing. */
export function MenuButton({ onClick }: Pick<IconButtonProps, "onClick">) {
  const words = say("common.menu")
  return <IconButton icon="menu" label={words} caption={words} onClick={onClick} />
}
