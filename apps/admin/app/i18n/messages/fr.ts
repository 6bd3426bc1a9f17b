import customers from './fr/customers.json' with { type: 'json' };
import form from './fr/form.json' with { type: 'json' };
import list from './fr/list.json' with { type: 'json' };
import opening from './fr/opening.json' with { type: 'json' };
import orders from './fr/orders.json' with { type: 'json' };
import screens from './fr/screens.json' with { type: 'json' };
import shell from './fr/shell.json' with { type: 'json' };
import staff from './fr/staff.json' with { type: 'json' };

export const fr = { shell, list, form, screens, orders, customers, staff, opening };
