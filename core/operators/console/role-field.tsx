import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import type { OperatorRole } from '../contract.ts';
import { roleWords } from './roles.ts';

interface RoleFieldProps {
  role: OperatorRole;
  roles: readonly OperatorRole[];
  onChange: (role: OperatorRole) => void;
}

export function RoleField({ role, roles, onChange }: RoleFieldProps) {
  return (
    <Field label="Role" helper="The least that does their work.">
      <Select data-autofocus="" value={role} onChange={event => onChange(event.target.value as OperatorRole)}>
        {roles.map(each => (
          <option key={each} value={each}>
            {roleWords[each]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
