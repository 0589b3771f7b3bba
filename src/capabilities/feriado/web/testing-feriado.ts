import type { LinhaDoFeriado, Previa, Recontagem } from '../contract.ts';

export const linha = (idFeriado: number, more: Partial<LinhaDoFeriado> = {}): LinhaDoFeriado => ({
  idFeriado,
  data: '2026-04-01',
  descricao: `Feriado ${idFeriado}`,
  reduzido: false,
  abrangencia: 'nacional',
  uf: null,
  idMunicipio: null,
  idOuvidoria: null,
  lugar: '',
  tipo: 'unico',
  deslocamento: null,
  versao: 1,
  removido: false,
  ...more,
});

export const detalhe = (more: object = {}) => ({
  ...linha(7, { descricao: 'Luto oficial' }),
  anos: null,
  orgaos: { total: 2, primeiros: [{ idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria-Geral da União' }] },
  historico: [
    {
      idAuditoria: 1,
      acao: 'Cadastro de feriado',
      alvo: 'Luto oficial, 01/04/2026',
      responsavel: 'Ada Administradora',
      ocorridoEm: '2026-03-12T12:00:00.000Z',
      depois: { descricao: 'Luto oficial', data: '2026-04-01' },
    },
  ],
  ...more,
});

export const recontagem = (more: Partial<Recontagem> = {}): Recontagem => ({
  idRecontagem: 1,
  estado: 'concluida',
  motivo: 'incluído: Luto oficial, 01/04/2026',
  solicitante: 'Ada Administradora',
  porcentagem: 100,
  movidos: 2,
  falhas: 0,
  pedidaEm: '2026-03-12T12:00:00.000Z',
  concluidaEm: '2026-03-12T12:01:00.000Z',
  ...more,
});

export const previa = (total: number, more: Partial<Previa> = {}): Previa => ({
  entram: [
    {
      data: '2026-04-01',
      descricao: 'Luto oficial',
      reduzido: false,
      abrangencia: 'nacional',
      uf: null,
      idMunicipio: null,
      idOuvidoria: null,
      lugar: '',
    },
  ],
  saem: [],
  jaExistem: [],
  passados: 0,
  orgaos: 3,
  prazos: {
    total,
    manifestacoes: total,
    recursos: 0,
    doCidadao: 0,
    outros: 0,
    parcial: false,
    exemplos:
      total === 0
        ? []
        : [
            {
              tipo: 'manifestacao',
              idAlvo: 42,
              idManifestacao: 42,
              numeroProtocolo: '00106.000042/2026-11',
              prazoAnterior: '2026-04-01',
              prazoNovo: '2026-04-02',
            },
          ],
  },
  marca: 'marca-1',
  ...more,
});
