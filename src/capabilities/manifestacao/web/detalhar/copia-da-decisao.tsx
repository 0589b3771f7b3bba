import { faFilePdf } from '@fortawesome/free-solid-svg-icons/faFilePdf.js';
import { ExternalLinkButton } from '#shell/ui/link-button.tsx';

/** Lei 12.527/2011, art. 14: the right to the whole decision, in a certified copy. */
export function CopiaDaDecisao({ idManifestacao }: { readonly idManifestacao: number }) {
  return (
    <p className="ui-no-print">
      <ExternalLinkButton
        href={`/api/app-web/v1/manifestacoes/${idManifestacao}/decisao.pdf`}
        icon={faFilePdf}
        variant="secondary"
      >
        Baixar cópia autenticada da decisão (PDF)
      </ExternalLinkButton>
    </p>
  );
}
