import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import type { MouseEvent } from 'react';
import { nomeDoDado, type TipoDeDado, tiposDeDado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import { Button } from '#shell/ui/button.tsx';
import { ProgressBar } from '#shell/ui/estado/progress-bar.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { type Achado, type Documento, paginasPorLer } from './documento.ts';
import type { Acoes } from './mesa/acoes.ts';
import { MostrarMais } from './mostrar-mais.tsx';
import { contar, listPaginas } from './nomes.ts';
import type { Reconhecimento } from './use-reconhecimento.ts';

interface PainelDeSugestoesProps {
  readonly documento: Documento;
  readonly abertas: readonly Achado[];
  readonly recusadas: readonly Achado[];
  readonly acoes: Acoes;
  readonly reconhecimento: Reconhecimento;
  readonly onIr: (sugestao: Achado) => void;
}

/**
 * A decided suggestion leaves the list with its buttons, so keyboard focus moves to the next, or
 * stays in the list.
 */
const aoDecidir =
  (decidir: () => void) =>
  ({ currentTarget: botao }: MouseEvent<HTMLElement>): void => {
    const painel = botao.closest<HTMLElement>('.tj-painel');
    const qual = botao.dataset.decide;
    const iguais = qual ? [...(painel?.querySelectorAll<HTMLElement>(`[data-decide="${qual}"]`) ?? [])] : [];
    const em = iguais.indexOf(botao);
    (iguais[em + 1] ?? iguais[em - 1] ?? painel)?.focus();
    decidir();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) painel?.focus();
    });
  };

function UmaSugestao({
  sugestao,
  acoes,
  onIr,
}: { readonly sugestao: Achado } & Pick<PainelDeSugestoesProps, 'acoes' | 'onIr'>) {
  return (
    <li className="tj-linha">
      <button type="button" className="tj-ir" onClick={() => onIr(sugestao)}>
        <span className="tj-texto">{sugestao.texto}</span>
        <span className="ui-muted">Página {sugestao.pagina + 1}</span>
      </button>
      <Button
        size="small"
        icon={faCheck}
        aria-label={`Aceitar ${sugestao.texto}`}
        data-decide="aceitar"
        onClick={aoDecidir(() => acoes.aceitar([sugestao]))}
      />
      <Button
        size="small"
        icon={faTimes}
        aria-label={`Recusar ${sugestao.texto}`}
        data-decide="recusar"
        onClick={aoDecidir(() => acoes.recusar([sugestao]))}
      />
    </li>
  );
}

function UmTipo({
  tipo,
  sugestoes,
  acoes,
  onIr,
}: {
  readonly tipo: TipoDeDado;
  readonly sugestoes: readonly Achado[];
} & Pick<PainelDeSugestoesProps, 'acoes' | 'onIr'>) {
  return (
    <section aria-label={nomeDoDado[tipo]}>
      <div className="tj-tipo">
        <h3>
          {nomeDoDado[tipo]} <span className="ui-count">{sugestoes.length.toLocaleString('pt-BR')}</span>
        </h3>
        {sugestoes.length > 1 && (
          <span className="tj-por-tipo">
            <Button
              size="small"
              aria-label={`Aceitar todas de ${nomeDoDado[tipo]}`}
              onClick={aoDecidir(() => acoes.aceitar(sugestoes))}
            >
              Aceitar
            </Button>
            <Button
              size="small"
              aria-label={`Recusar todas de ${nomeDoDado[tipo]}`}
              onClick={aoDecidir(() => acoes.recusar(sugestoes))}
            >
              Recusar
            </Button>
          </span>
        )}
      </div>
      <ul>
        <MostrarMais itens={sugestoes}>
          {(sugestao) => <UmaSugestao key={sugestao.id} sugestao={sugestao} acoes={acoes} onIr={onIr} />}
        </MostrarMais>
      </ul>
    </section>
  );
}

function OQueNaoFoiLido({
  documento,
  reconhecimento,
}: Pick<PainelDeSugestoesProps, 'documento' | 'reconhecimento'>) {
  const porLer = paginasPorLer(documento);
  const { emCurso, ler, cancelar } = reconhecimento;
  const { lidas, paginas } = documento;
  return (
    <>
      {lidas.size < paginas.length && (
        <ProgressBar
          label="Procurando dados pessoais"
          value={(lidas.size / paginas.length) * 100}
          text={`${lidas.size} de ${contar(paginas.length, 'página', 'páginas')}`}
        />
      )}
      {porLer.length > 0 && (
        <div className="tj-por-ler">
          <p>
            {contar(porLer.length, 'página é imagem e não foi lida', 'páginas são imagem e não foram lidas')}
            {porLer.length <= 5 && ` (${listPaginas(porLer)})`}. Nada foi procurado{' '}
            {porLer.length === 1 ? 'nela' : 'nelas'}.
          </p>
          {emCurso ? (
            <>
              <ProgressBar
                label={`Página ${emCurso.pagina + 1}: ${emCurso.etapa}`}
                value={emCurso.porcento}
              />
              <Button size="small" onClick={cancelar}>
                Cancelar a leitura
              </Button>
            </>
          ) : (
            <Button size="small" variant="secondary" onClick={() => void ler(porLer)}>
              {porLer.length === 1 ? 'Ler essa página' : 'Ler essas páginas'}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

export function PainelDeSugestoes(props: PainelDeSugestoesProps) {
  const { documento, abertas, recusadas, acoes, reconhecimento, onIr } = props;
  const terminou = documento.lidas.size === documento.paginas.length;
  const porTipo = Map.groupBy(abertas, ({ tipo }) => tipo);
  return (
    <div className="tj-painel" tabIndex={-1}>
      <OQueNaoFoiLido documento={documento} reconhecimento={reconhecimento} />
      {abertas.length === 0 && terminou && (
        <p className="tj-vazio">
          Nenhuma sugestão a decidir. A procura não acha tudo: leia o documento inteiro antes de aplicar.
        </p>
      )}
      {abertas.length > 1 && (
        <div className="tj-todas">
          <Button size="small" variant="secondary" onClick={aoDecidir(() => acoes.aceitar(abertas))}>
            {`Aceitar todas (${abertas.length.toLocaleString('pt-BR')})`}
          </Button>
          <Button size="small" onClick={aoDecidir(() => acoes.recusar(abertas))}>
            Recusar todas
          </Button>
        </div>
      )}
      {tiposDeDado.map((tipo) => {
        const deste = porTipo.get(tipo);
        return deste && <UmTipo key={tipo} tipo={tipo} sugestoes={deste} acoes={acoes} onIr={onIr} />;
      })}
      {recusadas.length > 0 && (
        <Collapsible title={`Recusadas (${recusadas.length})`}>
          <ul>
            <MostrarMais itens={recusadas}>
              {(sugestao) => (
                <li key={sugestao.id} className="tj-linha">
                  <button type="button" className="tj-ir" onClick={() => onIr(sugestao)}>
                    <span className="tj-texto">{sugestao.texto}</span>
                    <span className="ui-muted">
                      {nomeDoDado[sugestao.tipo]}, página {sugestao.pagina + 1}
                    </span>
                  </button>
                  <Button
                    size="small"
                    aria-label={`Reabrir ${sugestao.texto}`}
                    data-decide="reabrir"
                    onClick={aoDecidir(() => acoes.reabrir([sugestao.id]))}
                  >
                    Reabrir
                  </Button>
                </li>
              )}
            </MostrarMais>
          </ul>
        </Collapsible>
      )}
    </div>
  );
}
