import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { paginasMarcadas } from '../../domain/marcas.ts';
import type { Documento, LugarNoDocumento } from '../documento.ts';
import { listPaginas } from '../nomes.ts';
import { ListaImpressa } from './lista-impressa.tsx';
import { Feito } from './relatorio-feito.tsx';
import type { TextoRestante } from './restantes.ts';
import type { Resultado } from './resultado.ts';

interface RelatorioProps {
  readonly documento: Documento;
  readonly resultado: Resultado;
  readonly ocupado: boolean;
  readonly onVoltar: () => void;
  readonly onRasterizar: (paginas: readonly number[]) => void;
  /** Opens the document at this place. */
  readonly onIr: (lugar: LugarNoDocumento) => void;
  readonly onMarcar: (textos: readonly TextoRestante[]) => void;
  readonly onAplicarDeNovo: () => void;
}

function Recuperavel({
  resultado,
  documento,
  ocupado,
  onRasterizar,
  onIr,
}: Pick<RelatorioProps, 'documento' | 'ocupado' | 'onRasterizar' | 'onIr'> & {
  readonly resultado: Extract<Resultado, { tipo: 'recuperavel' }>;
}) {
  const { frase, locais } = resultado;
  const ditas = [...new Set(locais.flatMap(({ pagina }) => (pagina === null ? [] : [pagina])))];
  const paginas = ditas.length > 0 ? ditas : paginasMarcadas(documento.historico.presente.marcas);
  return (
    <>
      <Message type="danger" title="A cópia não foi entregue." still>
        {frase}
      </Message>
      <h3>Onde ainda seria possível recuperar</h3>
      <ul className="tj-ficaram">
        {locais.map(({ onde, pagina }) => (
          <li key={`${onde}:${pagina}`}>
            <span>
              {onde}
              {pagina === null ? ' (no documento inteiro)' : ` (página ${pagina + 1})`}
            </span>
            {pagina !== null && (
              <Button
                size="small"
                aria-label={`Ir até lá: ${onde}, na página ${pagina + 1}`}
                onClick={() => onIr({ pagina, retangulos: [] })}
              >
                Ir até lá
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p>
        Transformar {listPaginas(paginas)} em imagem retira tudo o que está por baixo. O texto que não foi
        marcado continua podendo ser copiado.
      </p>
      <Button variant="primary" loading={ocupado} onClick={() => onRasterizar(paginas)}>
        Transformar estas páginas em imagem e tentar de novo
      </Button>
    </>
  );
}

/** The title takes the focus as the dialog goes: it is what a screen reader says of the outcome. */
const NO_TITULO: Readonly<Record<Resultado['tipo'], string>> = {
  feito: 'Cópia tarjada pronta',
  recuperavel: 'Cópia não entregue',
  recusa: 'Cópia não feita',
};

/** What was proven, or why nothing was delivered, and what to do next. */
export function Relatorio(props: RelatorioProps) {
  const { documento, resultado, ocupado, onVoltar, onRasterizar, onIr, onMarcar, onAplicarDeNovo } = props;
  return (
    <div className="tj-relatorio">
      <TituloFocado>{`${NO_TITULO[resultado.tipo]}: ${documento.nome}`}</TituloFocado>
      {resultado.tipo === 'feito' && (
        <Feito
          documento={documento}
          resultado={resultado}
          ocupado={ocupado}
          onIr={onIr}
          onMarcar={onMarcar}
          onAplicarDeNovo={onAplicarDeNovo}
        />
      )}
      {resultado.tipo === 'recuperavel' && (
        <Recuperavel
          documento={documento}
          resultado={resultado}
          ocupado={ocupado}
          onRasterizar={onRasterizar}
          onIr={onIr}
        />
      )}
      {resultado.tipo === 'recusa' && (
        <Message type="danger" title="A cópia não foi feita." still>
          {resultado.frase}
        </Message>
      )}
      <div className="ui-actions">
        <Button variant={resultado.tipo === 'recusa' ? 'primary' : 'secondary'} onClick={onVoltar}>
          Voltar e corrigir
        </Button>
      </div>
      <ListaImpressa
        nome={documento.nome}
        marcas={resultado.tipo === 'feito' ? resultado.marcas : documento.historico.presente.marcas}
      />
    </div>
  );
}
