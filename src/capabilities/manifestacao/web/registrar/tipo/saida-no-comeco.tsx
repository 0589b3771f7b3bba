import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { SairDepressa } from '#shell/sair-depressa/sair-depressa.tsx';
import { useUsuario } from '#shell/session/session.ts';

/** What a denúncia is about tells as much as its text: who is not signed in can leave from the first step on. */
export function SaidaNoComeco({ tipo }: { readonly tipo: number }) {
  const usuario = useUsuario();
  return usuario === null && tipo === TipoManifestacao.denuncia ? <SairDepressa /> : null;
}
