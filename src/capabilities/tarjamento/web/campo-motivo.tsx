import { useId } from 'react';
import { type CodigoDoMotivo, motivosLegais } from '../domain/motivos.ts';

interface CampoMotivoProps {
  readonly label: string;
  /** Null where the marks chosen have different ones. */
  readonly value: CodigoDoMotivo | null;
  readonly onChange: (motivo: CodigoDoMotivo) => void;
}

/** The legal list, as the browser's own list: it fits the bar, and a phone shows it in its own way. */
export function CampoMotivo({ label, value, onChange }: CampoMotivoProps) {
  const id = useId();
  return (
    <div className="tj-motivo">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value as CodigoDoMotivo)}
        title={motivosLegais.find(({ codigo }) => codigo === value)?.artigo}
      >
        {value === null && (
          <option value="" disabled>
            Motivos diferentes
          </option>
        )}
        {motivosLegais.map(({ codigo, nome, artigo }) => (
          <option key={codigo} value={codigo} title={artigo}>
            {nome}
          </option>
        ))}
      </select>
    </div>
  );
}
