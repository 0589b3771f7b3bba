import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { isDeMesa } from '../etapas.ts';
import { formularioDe, type Registrando } from '../registrando.ts';

const doOrgao = (isInterna: boolean): string =>
  isInterna
    ? 'A ouvidoria da instituição vê seu nome e usa os contatos do seu cadastro para responder. Sua chefia não recebe aviso.'
    : 'O órgão vê seu nome e usa os contatos do seu cadastro para responder.';

/** Who learns the person's name, in the words of the review and of the step that changes it. */
export const quemSabe = (registro: Registrando): string | undefined => {
  if (registro.anonimo)
    return 'Nada seu vai junto. No fim, guarde o código de acesso: sem ele não dá para acompanhar.';
  if (isDeMesa(registro))
    return registro.idTipoManifestacao === TipoManifestacao.denuncia && !registro.atendimento.semPessoa
      ? 'O nome e os contatos da pessoa ficam guardados em um cofre, separados da denúncia. Só quem precisa deles para apurar os vê, e cada consulta fica anotada.'
      : undefined;
  if (registro.idTipoManifestacao === TipoManifestacao.denuncia)
    return 'Seu nome e seus contatos ficam guardados em um cofre, separados da denúncia. Só quem precisa deles para apurar os vê, e cada consulta fica anotada.';
  return formularioDe(registro) === TipoFormulario.acessoAInformacao && registro.preservarIdentidade
    ? 'O órgão não vê seu nome nem seus contatos.'
    : doOrgao(registro.ouvidoriaInterna);
};
