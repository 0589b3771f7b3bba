import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';

export const alterarTipo = ato('alterarTipo', {
  lei: 'Decreto 9.492/2018, art. 3º; Decreto 10.153/2019, art. 4º',
  de: comOrgao,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao],
  historico: anotacoes.alteracaoDeTipo,
  avisa: ['manifestacao.pedido-retipado', 'manifestacao.tipo-alterado'],
  tela: {
    lado: 'equipe',
    nome: 'Alterar tipo',
    feito: 'Tipo alterado.',
    ordem: 110,
    pagina: '/manifestacao/alterar-tipo',
    guarda: ['motivo'],
  },
});
