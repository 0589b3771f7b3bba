import { useId } from 'react';
import { type CodigoDoMotivo, motivosLegais } from '../domain/motivos.ts';

interface CampoMotivoProps {
  readonly label: string;
  /** Null if the chosen marks have different reasons. */
  readonly value: CodigoDoMotivo | null;
  readonly onChange: (motivo: CodigoDoMotivo) => void;
}

/** A native select for the legal reasons: it fits the bar, and phones show it in their own way. */
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
