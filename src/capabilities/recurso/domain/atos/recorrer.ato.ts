import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eManifestante, remedioAberto } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';

/** Archiving a case, or sending it outside, takes no remedy away: only its days do. */
export const recorrer = ato('recorrer', {
  lei: 'Lei 12.527/2011, arts. 15 e 16; Decreto 7.724/2012, arts. 21 a 24',
  de: todasAsSituacoes,
  quem: perfisDePessoas,
  quando: [eManifestante, remedioAberto('recorrer')],
  prazo: `${DIAS_PARA_RECORRER} dias para recorrer, a partir da resposta`,
  historico: anotacoes.registroRecurso,
  avisa: ['recurso.registrado', 'recurso.novo-na-instancia'],
  tela: {
    lado: 'cidadao',
    nome: 'Entrar com recurso',
    feito: 'Recurso registrado.',
    ordem: 40,
    pagina: '/manifestacao/recurso/criar/:idManifestacao',
    guarda: ['texto'],
  },
});
