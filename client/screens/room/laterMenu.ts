import { later } from "../../parts/later.tsx"

// Nobody needs the menu at once.
export const TableMenu = later(() => import("./TableMenu.tsx").then(({ TableMenu }) => TableMenu))
