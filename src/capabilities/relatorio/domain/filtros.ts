/** How a filter looks at a column of the fact. */
export interface DefinicaoDeFiltro {
  readonly rotulo: string;
  readonly coluna: string;
  readonly como: 'ids' | 'sim-nao' | 'uf';
}

/** Every filter there is. A report names those it offers; any fact with the column has it. */
export const filtros = {
  tipos: { rotulo: 'Tipo', coluna: 'id_tipo', como: 'ids' },
  formularios: { rotulo: 'Formulário', coluna: 'id_tipo_formulario', como: 'ids' },
  situacoes: { rotulo: 'Situação', coluna: 'id_situacao', como: 'ids' },
  assuntos: { rotulo: 'Assunto', coluna: 'id_assunto', como: 'ids' },
  canais: { rotulo: 'Canal de entrada', coluna: 'id_canal_entrada', como: 'ids' },
  decisoes: { rotulo: 'Decisão', coluna: 'id_codigo_decisao', como: 'ids' },
  instancias: { rotulo: 'Instância', coluna: 'id_instancia', como: 'ids' },
  resultados: { rotulo: 'Resultado do recurso', coluna: 'id_tipo_resposta', como: 'ids' },
  esferas: { rotulo: 'Esfera', coluna: 'id_esfera', como: 'ids' },
  uf: { rotulo: 'Estado', coluna: 'uf', como: 'uf' },
  aberta: { rotulo: 'Em aberto', coluna: 'aberta', como: 'sim-nao' },
  noPrazo: { rotulo: 'Dentro do prazo', coluna: 'dentro_do_prazo', como: 'sim-nao' },
  prorrogada: { rotulo: 'Prorrogada', coluna: 'prorrogada', como: 'sim-nao' },
  encaminhada: { rotulo: 'Encaminhada a outro órgão', coluna: 'encaminhada', como: 'sim-nao' },
  complementada: { rotulo: 'Com pedido de complementação', coluna: 'pediu_complementacao', como: 'sim-nao' },
  reaberta: { rotulo: 'Reaberta', coluna: 'reaberta', como: 'sim-nao' },
  mudouTipo: { rotulo: 'Com mudança de tipo', coluna: 'mudou_tipo', como: 'sim-nao' },
  urgente: { rotulo: 'Urgente', coluna: 'urgente', como: 'sim-nao' },
  interna: { rotulo: 'De ouvidoria interna', coluna: 'ouvidoria_interna', como: 'sim-nao' },
  porSilencio: { rotulo: 'Por falta de resposta', coluna: 'por_silencio', como: 'sim-nao' },
} as const satisfies Readonly<Record<string, DefinicaoDeFiltro>>;

export type NomeDoFiltro = keyof typeof filtros;
export const nomesDosFiltros = Object.keys(filtros) as readonly NomeDoFiltro[];
