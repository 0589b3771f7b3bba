import { type OrdemDaLista, ordensDaLista } from '../domain/filas.ts';
import type { Marca } from '../domain/filtro.ts';

/** Every column except the protocol, which names the row; those named like an order can sort. */
export const colunasOpcionais = [
  'tipo',
  'assunto',
  'situacao',
  'prazo',
  'prazo-interno',
  'responsavel',
  'marcas',
  'tags',
  'canal',
  'registro',
  'atualizacao',
  'orgao',
] as const;
export type ColunaOpcional = (typeof colunasOpcionais)[number];

export const nomesDasColunas: Readonly<Record<ColunaOpcional | 'protocolo', string>> = {
  protocolo: 'Protocolo',
  tipo: 'Tipo',
  assunto: 'Assunto',
  situacao: 'Situação',
  prazo: 'Prazo',
  'prazo-interno': 'Prazo interno',
  responsavel: 'Responsável',
  marcas: 'Marcas',
  tags: 'Etiquetas',
  canal: 'Canal',
  registro: 'Registro',
  atualizacao: 'Atualização',
  orgao: 'Órgão',
};

export const colunasUsuais: readonly ColunaOpcional[] = [
  'tipo',
  'assunto',
  'situacao',
  'prazo',
  'prazo-interno',
  'responsavel',
  'marcas',
];

export const isOrdem = (coluna: string): coluna is OrdemDaLista =>
  ordensDaLista.some((ordem) => ordem === coluna);

export const nomesDasMarcas: Readonly<Record<Marca, string>> = {
  'possivel-respondida': 'Possível respondida',
  complementada: 'Complementada',
  prorrogada: 'Prorrogada',
  urgente: 'Urgente',
  'desistencia-a-decidir': 'Desistência a decidir',
  'reabertura-a-decidir': 'Reabertura a decidir',
  'prazo-a-decidir': 'Prazo da área a decidir',
};
