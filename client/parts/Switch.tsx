interface SwitchProps {
  label: string
  /** A word of explanation. */
  hint?: string | null
  isOn: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

export function Switch({ label, hint, isOn, disabled, onChange }: SwitchProps) {
  return (
    <label class={hint ? "switch hinted" : "switch"}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={disabled ?? false}
        onChange={() => onChange(!isOn)}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}
