/** What in a file cannot be applied as it is; everything is reported before anything is applied. */
export const tiposDeProblema = {
  'linha-invalida': 'Unidades que não puderam ser lidas',
  'texto-longo': 'Unidades com textos longos demais',
  'codigo-repetido': 'Códigos repetidos',
  ciclo: 'Unidades que seriam superiores de si mesmas',
  'pai-ausente': 'Unidades cuja unidade superior não existe',
  'campo-desconhecido': 'Campos que o diretório não guarda',
  'cadastrada-a-mao': 'Unidades cadastradas à mão que o arquivo não traz',
} as const;

export type TipoDeProblema = keyof typeof tiposDeProblema;

export interface Problema {
  readonly tipo: TipoDeProblema;
  /** The unit it is about; null when it is about the file. */
  readonly codigo: number | null;
  readonly texto: string;
}
