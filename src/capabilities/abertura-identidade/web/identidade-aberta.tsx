import { Button } from '#shell/ui/button.tsx';
import { DocumentoMostrado } from '#shell/ui/documento-mostrado.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { Identidade } from './abertura-queries.ts';

interface IdentidadeAbertaProps {
  readonly pessoa: Identidade;
  readonly onEsconder: () => void;
}

/** Shown while this page is open, and stored nowhere. */
export function IdentidadeAberta({ pessoa, onEsconder }: IdentidadeAbertaProps) {
  return (
    <>
      <TituloFocado nivel={3}>Identidade aberta</TituloFocado>
      <Ficha
        fatos={{
          Nome: pessoa.nome,
          [pessoa.tipoDocumento ?? 'Documento']: pessoa.documento && (
            <DocumentoMostrado numero={pessoa.documento} isProvado={pessoa.isDocumentoProvado} />
          ),
          'E-mail': pessoa.email,
          Telefone: pessoa.telefone,
          Endereço: pessoa.endereco,
        }}
      />
      <Button size="small" className="ui-no-print" onClick={onEsconder}>
        Esconder de novo
      </Button>
    </>
  );
}
