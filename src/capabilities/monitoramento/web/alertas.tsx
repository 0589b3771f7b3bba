import { faExclamationTriangle } from '@fortawesome/free-solid-svg-icons/faExclamationTriangle.js';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { type AlertaDoOrgao, textoDoAlerta } from '../domain/alertas-do-orgao.ts';

/** The alerts of one office, in a table row. */
export function Alertas({ alertas }: { readonly alertas: readonly AlertaDoOrgao[] }) {
  if (alertas.length === 0) return '–';
  return (
    <ul className="monitoramento-alertas">
      {alertas.map((alerta) => (
        <li key={alerta}>
          <Tag tone="warning" icon={faExclamationTriangle}>
            {textoDoAlerta(alerta).nome}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
