import { Upload } from '#shell/ui/campos/upload.tsx';
import { type AoAbrirDoCaso, DoCaso } from '../do-caso.tsx';

interface AbrirDocumentosProps {
  readonly pedido: { readonly idManifestacao: number; readonly idAnexo: number } | null;
  readonly onArquivos: (arquivos: readonly File[]) => void;
  readonly onDoCaso: AoAbrirDoCaso;
}

/** Shown while no document is open: where documents come from, and what happens to them. */
export function AbrirDocumentos({ pedido, onArquivos, onDoCaso }: AbrirDocumentosProps) {
  return (
    <div className="tj-abrir">
      <p>
        Cubra os dados pessoais e sigilosos de um PDF de um jeito que não se desfaz. Você marca, escolhe o
        motivo legal e aplica; a plataforma retira o que está sob as marcas e confere o resultado.{' '}
        <strong>Nada sai deste computador até você aplicar.</strong>
      </p>
      <div className="tj-origens">
        <section aria-labelledby="tj-do-disco">
          <h2 id="tj-do-disco" tabIndex={-1}>
            Do seu computador
          </h2>
          <Upload
            label="Documentos em PDF"
            help="Um ou vários, de até 100 MB e 500 páginas cada."
            accept="application/pdf,.pdf"
            files={[]}
            onFiles={onArquivos}
            onRemove={() => undefined}
          />
        </section>
        <section aria-labelledby="tj-do-caso">
          <h2 id="tj-do-caso">De um caso</h2>
          <DoCaso pedido={pedido} onAbrir={onDoCaso} />
        </section>
      </div>
    </div>
  );
}
