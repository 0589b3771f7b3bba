import { readReference } from '#server/db/reference-file.ts';

interface Modelo {
  readonly evento: string;
  readonly descricao: string;
  readonly destinatario: string;
  readonly assunto: string;
  readonly titulo: string;
  readonly corpo: string;
  readonly botao: string;
}

/** The templates that come with the platform. */
export const modelosDaPlataforma = (): readonly Modelo[] =>
  readReference('60-email-modelo.json').linhas as unknown as readonly Modelo[];
