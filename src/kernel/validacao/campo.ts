import { $ZodCheckOverwrite, type $ZodType, clone, registry } from 'zod/v4/core';

const rotulos = registry<{ label: string }>();

/** The keys under which zod's wrappers (optional, nullable, default, pipe…) hold their content. */
const chavesInternas = ['innerType', 'in', 'out'] as const;

/** Blanks and characters that draw nothing: zero-width ones, fillers, the empty braille cell. */
const SO_INVISIVEIS = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** A text of only such characters is empty. Within a text they stay: emoji are made with them. */
const vazioSeInvisivel = new $ZodCheckOverwrite({
  check: 'overwrite',
  tx: (texto: unknown) => (typeof texto === 'string' && SO_INVISIVEIS.test(texto) ? '' : texto),
});

const comRotulo = <S extends $ZodType>(label: string, schema: S): S => {
  const def: Record<string, unknown> = { ...schema._zod.def };
  for (const chave of chavesInternas) {
    if (isSchema(def[chave])) def[chave] = comRotulo(label, def[chave]);
  }
  if (def.type === 'union' && Array.isArray(def.options) && def.discriminator === undefined) {
    def.options = def.options.map((opcao: $ZodType) => comRotulo(label, opcao));
  }
  if (def.type === 'string') {
    def.checks = [vazioSeInvisivel, ...(Array.isArray(def.checks) ? def.checks : [])];
  }
  const copia = clone(schema, def as unknown as S['_zod']['def'], { parent: true });
  rotulos.add(copia, { label });
  return copia;
};

const isSchema = (valor: unknown): valor is $ZodType =>
  typeof valor === 'object' && valor !== null && '_zod' in valor;

/**
 * Gives a field the label for its messages: `campo('Nome', z.string().trim().min(1))`. It copies
 * the schema, so one rule may serve fields with different labels. The label is also given to what
 * the schema wraps, because zod blames the inner schema of an optional or transformed field.
 * Further rules and wrappers may be added to the result.
 */
export const campo = <S extends $ZodType>(label: string, schema: S): S => comRotulo(label, schema);

export const rotuloDe = (schema: $ZodType): string | undefined => rotulos.get(schema)?.label;
