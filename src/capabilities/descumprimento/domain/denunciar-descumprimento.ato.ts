import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eAcesso, eManifestante, remedioAberto } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';

export const denunciarDescumprimento = ato('denunciarDescumprimento', {
  lei: 'Lei 12.527/2011, art. 16 § 2º',
  de: todasAsSituacoes,
  quem: perfisDePessoas,
  quando: [eManifestante, eAcesso, remedioAberto('denunciarDescumprimento')],
  historico: anotacoes.denunciaDeDescumprimento,
  avisa: ['descumprimento.registrada', 'descumprimento.recebida', 'descumprimento.denunciado'],
  tela: {
    lado: 'cidadao',
    nome: 'Denunciar descumprimento',
    feito: 'Denúncia registrada.',
    ordem: 70,
    pagina: '/manifestacao/denuncia/criar/:idManifestacao',
    guarda: ['texto'],
  },
});
