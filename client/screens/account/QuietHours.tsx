// The hours in which nobody wants to be told anything.
import type { Changes, Reminders } from "../../api/reminders.ts"
import { session } from "../../api/session.ts"
import { Button } from "../../parts/Button.tsx"
import { Switch } from "../../parts/Switch.tsx"
import { type Band, bandsOf } from "../../reminding.ts"
import { say } from "../../say.ts"

const NIGHT = { quiet_from: "22:30", quiet_until: "08:00" } as const

interface QuietHoursProps {
  wished: Reminders
  onChange: (changes: Changes) => void
}

export function QuietHours({ wished, onChange }: QuietHoursProps) {
  const { quiet_from: from, quiet_until: until, timezone } = wished
  const isOn = from !== null && until !== null
  const zone = zoneHere()
  return (
    <>
      <Switch
        label={say("reminders.quiet")}
        hint={say("reminders.quietHint")}
        isOn={isOn}
        onChange={(isWanted) =>
          onChange(
            isWanted ? { ...NIGHT, timezone: zone } : { quiet_from: null, quiet_until: null },
          )
        }
      />
      {isOn && (
        <div class="quiet-hours">
          <Day from={from} until={until} />
          <div class="hours">
            <Hour
              label={say("reminders.from")}
              value={from}
              onChange={(quiet_from) => onChange({ quiet_from })}
            />
            <Hour
              label={say("reminders.until")}
              value={until}
              onChange={(quiet_until) => onChange({ quiet_until })}
            />
          </div>
          <p class="hint">{say("reminders.clock", { zone: nameOf(timezone) })}</p>
          {timezone !== zone && (
            <Button quiet onClick={() => onChange({ timezone: zone })}>
              {say("reminders.clockHere", { zone: nameOf(zone) })}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

interface HourProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function Hour({ label, value, onChange }: HourProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="time"
        required
        value={value}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== "") onChange(currentTarget.value.slice(0, 5))
        }}
      />
    </label>
  )
}

/** A day from noon to noon above some roofs, with the quiet part of it under a night sky. */
function Day({ from, until }: { from: string; until: string }) {
  return (
    <svg class="day" viewBox="0 0 300 72" aria-hidden="true">
      <path class="sun" d="M13 12.500a10 10.300 0 1 1-.1 1zM275 12.500a10 10.300 0 1 1-.1 1z" />
      <path
        class="rays"
        d="M4.500 30l-3 5M17 34l.5 6M30 29l4 4.500M36 18l6 .5M33 6l5-3.500M266 29.500l-4 4M271 12l-6-.5M271 5l-5-3.500M280 34l-.5 6M292 30.500l3 5"
      />
      {bandsOf(from, until).map((band) => (
        <Night key={band.begin} band={band} />
      ))}
      <path
        class="hills"
        d="M0 55C22 46 40 47 62 53 88 60 104 50 130 48 158 46 170 58 196 57 222 56 236 45 262 47 278 48 290 53 300 56V72H0z"
      />
      <path
        class="roofs"
        d="M0 66C26 61 40 63 58 64L58.500 55 65 48.500 72 55.200 72 64 80 64.300 80.300 57.500 86 52.500 92 57.800 91.800 64.500C112 65 122 61.500 134 61L134.500 60C129 59 127.500 52 134.800 44 142 52 140.500 59 136.300 60.200L136.500 61C152 60.500 160 65 176 65L176.300 52.500 180 46 184 52.700 184 57.500 191 51.800 198.500 58 198 65.300C222 66 232 59.500 252 59.500L252.500 52.500 259 46.800 266 53 265.500 60C280 60.500 290 63 300 65V72H0z"
      />
      <path
        class="windows"
        d="M63 57.500h3.200v3.400H63zM84.500 59.500h2.800v2.800h-2.800zM189.500 59.500h3.200v3h-3.200zM179 54.500h2.300v3.400H179zM257.500 54h3v3.200h-3z"
      />
    </svg>
  )
}

const WIDTH = 300
/** The least width of a sky with a moon in it, and of one with stars. */
const FOR_MOON = 40
const FOR_STARS = 75

function Night({ band: { begin, end } }: { band: Band }) {
  const x = (begin / 100) * WIDTH
  const width = ((end - begin) / 100) * WIDTH
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        class="sky"
        d={`M0 0C1.500 12-1.800 24 .6 36 2 48-1 60 .4 72H${width}C${width - 1.5} 60 ${width + 1.6} 46 ${width - 0.6} 34 ${width - 1.8} 22 ${width + 1.4} 12 ${width} 0z`}
      />
      <g class="stars" transform={`translate(${width / 2} 0)`}>
        {width > FOR_MOON && (
          <path d="M3 9.500C-6 8.800-12.600 15-12.300 23.200-12 31.500-5 36.800 3 34.800 7.300 33.700 10.200 31 11.700 27.300 7 30 .9 29.300-2.200 24.800-5.300 20-3.400 13 3 9.500z" />
        )}
        {width > FOR_STARS && (
          <path d="M26 10.500l1 2.900 2.900 1-2.900 1-1 2.900-1-2.900-2.900-1 2.900-1zM-27 12l.8 2.300 2.300.8-2.300.8-.8 2.300-.8-2.300-2.300-.8 2.300-.8zM34 29l.7 2.100 2.100.7-2.100.7-.7 2.100-.7-2.100-2.100-.7 2.100-.7zM-37 30l.7 2.100 2.100.7-2.100.7-.7 2.100-.7-2.100-2.100-.7 2.100-.7z" />
        )}
      </g>
    </g>
  )
}

/** The time zone of this browser. */
function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A zone in the reader's language, such as “Central European Time”. */
function nameOf(timeZone: string): string {
  const form = new Intl.DateTimeFormat(session.language.value, {
    timeZone,
    timeZoneName: "longGeneric",
  })
  const part = form.formatToParts().find(({ type }) => type === "timeZoneName")
  return part?.value ?? timeZone
}
