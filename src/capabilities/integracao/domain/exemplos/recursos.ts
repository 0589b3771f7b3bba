import { ARQUIVO, type Exemplos } from './exemplo.ts';

/** POST /recursos/{id}/admissibilidade. */
export const exemplosDaAdmissibilidade = {
  conhece: { titulo: 'Conhece do recurso', corpo: { IndConhecido: true } },
  naoConhece: {
    titulo: 'Não conhece do recurso',
    corpo: {
      IndConhecido: false,
      IdJustificativaNaoConhecimento: 1,
      TxtJustificativa: 'O recurso chegou depois do prazo que a lei dá.',
    },
  },
} satisfies Exemplos;

/** POST /recursos/{id}/decisao. */
export const exemplosDaDecisao: Exemplos = {
  indeferido: {
    titulo: 'Indeferido',
    corpo: {
      IdTipoRespostaRecurso: 3,
      IdEspecificacaoRespostaRecurso: 3,
      TxtJustificativa: 'A decisão do órgão fica mantida, pelas razões que ele deu.',
    },
  },
  deferidoComEntrega: {
    titulo: 'Deferido, com a informação na decisão',
    corpo: {
      IdTipoRespostaRecurso: 1,
      IdEspecificacaoRespostaRecurso: 1,
      TxtJustificativa: 'Quem pediu tem razão: os gastos são públicos.',
      TxtInformacaoEntregue: 'Os gastos de 2025 somam doze mil reais, como mostra o arquivo.',
      Anexos: [ARQUIVO],
    },
  },
  deferidoParaDepois: {
    titulo: 'Deferido, com o dia da entrega',
    corpo: {
      IdTipoRespostaRecurso: 1,
      IdEspecificacaoRespostaRecurso: 2,
      IdDetalhamentoRespostaRecurso: 1,
      TxtJustificativa: 'Quem pediu tem razão: os gastos são públicos e serão entregues.',
      DataEntrega: '30/03/2026',
      TxtOQueEntregar: 'A planilha dos gastos de 2025, mês a mês.',
    },
  },
  perdaDeObjeto: {
    titulo: 'Perda de objeto',
    corpo: {
      IdTipoRespostaRecurso: 5,
      IdEspecificacaoRespostaRecurso: 5,
      TxtJustificativa: 'O órgão entregou a planilha depois do recurso, e nada falta.',
    },
  },
};

/** POST /recursos/{id}/entrega. */
export const exemplosDaEntrega: Exemplos = {
  texto: {
    titulo: 'A informação em texto e em arquivo',
    corpo: { TxtInformacaoEntregue: 'Os gastos de 2025 estão na planilha anexa.', Anexos: [ARQUIVO] },
  },
  consulta: {
    titulo: 'Onde e quando consultar',
    corpo: {
      Consulta: {
        Data: '30/03/2026',
        Hora: '14:30',
        TxtLocal: 'Arquivo central, Rua do Sol, 200, Centro, Fortaleza',
      },
    },
  },
};
