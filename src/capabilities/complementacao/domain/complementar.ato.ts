import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eManifestante } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';

export const complementar = ato('complementar', {
  lei: 'Decreto 9.492/2018, art. 18 § 2º',
  de: [Situacao.complementacaoSolicitada],
  para: Situacao.complementada,
  quem: perfisDePessoas,
  quando: [eManifestante],
  prazo: 'o prazo do órgão volta a correr',
  historico: anotacoes.complementacao,
  avisa: ['manifestacao.complementada'],
  tela: {
    lado: 'cidadao',
    nome: 'Complementar',
    feito: 'Complementação enviada.',
    ordem: 10,
    pagina: '/manifestacao/complementar/:idManifestacao',
    guarda: ['texto'],
  },
});
