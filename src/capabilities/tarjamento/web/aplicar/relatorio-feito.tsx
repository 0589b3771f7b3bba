import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { useEffect, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { baixarCsv, escreverCsv } from '#shell/ui/graficos/csv.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { NOME_TARJADO, nomeDaLista, tabelaDaLista } from '../../domain/lista-de-marcas.ts';
import { paginasMarcadas } from '../../domain/marcas.ts';
import type { Documento } from '../documento.ts';
import { contar, contarMarcas, listPaginas } from '../nomes.ts';
import { type TextoRestante, textosRestantes } from './restantes.ts';
import type { Resultado } from './resultado.ts';
import { TextosQueFicaram } from './textos-que-ficaram.tsx';

const useEndereco = (resultado: Resultado): string | undefined => {
  const [endereco, setEndereco] = useState<string>();
  const copia = resultado.tipo === 'feito' ? resultado.copia : undefined;
  useEffect(() => {
    if (copia?.de !== 'memoria') return setEndereco(copia?.href);
    const novo = URL.createObjectURL(new Blob([copia.pdf], { type: 'application/pdf' }));
    setEndereco(novo);
    return () => URL.revokeObjectURL(novo);
  }, [copia]);
  return endereco;
};

/** The delivered copy and, in plain words, what was proven about it. */
export function Feito({
  documento,
  resultado,
  ...atos
}: {
  readonly documento: Documento;
  readonly resultado: Extract<Resultado, { tipo: 'feito' }>;
  readonly ocupado: boolean;
  readonly onIr: (texto: TextoRestante) => void;
  readonly onMarcar: (textos: readonly TextoRestante[]) => void;
  readonly onAplicarDeNovo: () => void;
}) {
  const { relatorio, copia, marcas } = resultado;
  const endereco = useEndereco(resultado);
  const baixarLista = () => baixarCsv(nomeDaLista(documento.nome), escreverCsv(tabelaDaLista(marcas)));
  return (
    <>
      <Message type="success" title="Tarjas aplicadas e verificadas." still>
        Nada do que foi retirado pode ser recuperado da cópia.
      </Message>
      <div className="ui-actions">
        <a
          className="br-button primary"
          href={endereco}
          download={NOME_TARJADO}
          aria-disabled={endereco === undefined}
        >
          Baixar o PDF tarjado
        </a>
        {copia.de === 'caso' && (
          <LinkButton to={`/manifestacao/detalhar/${copia.idManifestacao}`} variant="secondary">
            Ver o caso
          </LinkButton>
        )}
      </div>
      <h3>O que foi verificado</h3>
      <ul className="tj-provas">
        <li>
          {contarMarcas(marcas)} ({listPaginas(paginasMarcadas(marcas))}):{' '}
          {contar(relatorio.removidos, 'elemento', 'elementos')} do documento (letras, imagens e desenhos){' '}
          {relatorio.removidos === 1 ? 'foi retirado' : 'foram retirados'}.
        </li>
        <li>
          A cópia foi aberta de novo e cada texto retirado foi procurado nela:{' '}
          {relatorio.paginas === 1 ? 'na página' : `nas ${contar(relatorio.paginas, 'página', 'páginas')}`},
          nas propriedades, nos anexos e nas partes escondidas. Não foi encontrado onde devia ter saído.
        </li>
        <li>
          Propriedades do arquivo, comentários, formulários, programas, marcadores e versões anteriores não
          passaram para a cópia.
        </li>
        {relatorio.rasterizadas.length > 0 && <li>Viraram imagem: {listPaginas(relatorio.rasterizadas)}.</li>}
        {copia.de === 'caso' && (
          <li>A cópia está nos anexos do caso; o original continua lá, com o mesmo acesso de antes.</li>
        )}
      </ul>
      {relatorio.avisos.length > 0 && (
        <Message type="warning" title="Confira:" still>
          <ul className="tj-avisos">
            {relatorio.avisos.map((aviso) => (
              <li key={aviso}>{aviso}</li>
            ))}
          </ul>
        </Message>
      )}
      <TextosQueFicaram textos={textosRestantes(documento, relatorio)} {...atos} />
      <h3>Lista das marcas</h3>
      <p>Diz a página e o motivo legal de cada marca, nunca o que ela cobre. Pode acompanhar a resposta.</p>
      <div className="ui-actions">
        <Button variant="secondary" icon={faDownload} onClick={baixarLista}>
          Baixar a lista (CSV)
        </Button>
        <Button variant="secondary" icon={faPrint} onClick={() => window.print()}>
          Imprimir a lista
        </Button>
      </div>
    </>
  );
}
