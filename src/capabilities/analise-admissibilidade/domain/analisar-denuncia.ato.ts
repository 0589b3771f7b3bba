import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eDenuncia, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';

export const analisarDenuncia = ato('analisarDenuncia', {
  lei: 'Decreto 10.153/2019, art. 4º',
  de: comOrgao,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao, eDenuncia],
  historico: anotacoes.analise,
  tela: {
    lado: 'equipe',
    nome: 'Análise preliminar',
    feito: 'Análise preliminar guardada.',
    ordem: 50,
    pagina: '/manifestacao/analise-admissibilidade/criar',
    guarda: ['autoria', 'materialidade', 'relevancia'],
  },
});
