import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { MAX_TEXTO } from '../../../domain/registrar/teor.ts';
import type { AQuem } from '../a-quem/a-quem.ts';
import { ajudasDoTeor } from './ajudas-do-teor.ts';

export function CamposAcesso({ aQuem }: { readonly aQuem: AQuem }) {
  const ajudas = ajudasDoTeor(TipoManifestacao.acessoAInformacao, aQuem);
  return (
    <>
      <CampoTexto name="resumo" label="Resumo do pedido" help={ajudas.resumo} required />
      <CampoTextoLongo
        name="texto"
        label="Detalhes do pedido"
        help={ajudas.texto}
        rows={10}
        limit={MAX_TEXTO}
        required
      />
    </>
  );
}
