// How one is told, while the page is closed, that a slow game waits.
import { answered, got, http, type Schemas } from "./http.ts"

export type Reminders = Schemas["Reminders"]
export type Changes = Schemas["ReminderChanges"]

export const reminders = {
  get: () => got(http.GET("/api/v1/me/reminders", {})),
  change: (body: Changes) => got(http.PATCH("/api/v1/me/reminders", { body })),
  tellHere: (body: Schemas["PushSubscription"]) =>
    answered(http.PUT("/api/v1/me/reminders/device", { body })),
  tellHereNoMore: () => answered(http.DELETE("/api/v1/me/reminders/device", {})),
}
