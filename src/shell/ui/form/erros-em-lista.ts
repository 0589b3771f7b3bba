import type { FieldErrors } from 'react-hook-form';

export interface ErroDeCampo {
  /** Dotted path of the field, '' when the error concerns the whole form. */
  readonly campo: string;
  readonly message: string;
}

const isFieldError = (value: object): value is { type: unknown; message?: string } =>
  'type' in value && typeof value.type !== 'object';

/** The errors of nested fields and lists, as a flat list in the order of the schema. */
export function errosEmLista(errors: FieldErrors | object, prefixo = ''): readonly ErroDeCampo[] {
  return Object.entries(errors).flatMap(([chave, value]) => {
    if (typeof value !== 'object' || value === null || chave === 'ref') return [];
    const campo = prefixo === '' ? chave : `${prefixo}.${chave}`;
    if (!isFieldError(value)) return errosEmLista(value, campo);
    return value.message ? [{ campo: campo === 'root' ? '' : campo, message: value.message }] : [];
  });
}
