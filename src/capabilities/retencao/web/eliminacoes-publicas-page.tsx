import { faArchive } from '@fortawesome/free-solid-svg-icons/faArchive.js';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import type { EditalPublico } from '../contract.ts';
import { MostrarMais } from './mostrar-mais.tsx';
import { usePublicas } from './retencao-queries.ts';

const quantas = ({ total, denuncias }: EditalPublico): string => {
  if (denuncias === null || denuncias === 0) return `${total}`;
  return denuncias === total
    ? `${total}, todas denúncias ou comunicações`
    : `${total}, das quais ${denuncias} denúncias ou comunicações`;
};

function UmEdital({ edital }: { readonly edital: EditalPublico }) {
  const { termo } = edital;
  return (
    <article aria-labelledby={`edital-${edital.idEliminacao}`}>
      <h3 id={`edital-${edital.idEliminacao}`}>
        {edital.orgao}: prazo de guarda acabado em {edital.ano}
      </h3>
      <Ficha
        fatos={{
          Manifestações: quantas(edital),
          'Proposta por': edital.proponente,
          'Aprovada por': `${edital.aprovador}, em ${formatDiaDoMomento(edital.aprovadaEm)}`,
          'Prazo para se manifestar': `até ${formatDia(edital.editalAte)}`,
          'A quem escrever': !termo && edital.email,
          'Destruídas em': termo && formatDiaDoMomento(termo.eliminadaEm),
          'Chave do ano':
            termo?.chaveDestruidaEm && `destruída em ${formatDiaDoMomento(termo.chaveDestruidaEm)}`,
          'Cópias de segurança antigas': termo && `podem conter dados até ${formatDia(termo.copiasAte)}`,
        }}
      />
    </article>
  );
}

function Lista({ editais, vazio }: { readonly editais: readonly EditalPublico[]; readonly vazio: string }) {
  return editais.length === 0 ? (
    <p>{vazio}</p>
  ) : (
    editais.map((edital) => <UmEdital key={edital.idEliminacao} edital={edital} />)
  );
}

/** Edital de ciência de eliminação and termo de eliminação, for everybody (Resolução Conarq 40/2014). */
export default function EliminacoesPublicasPage() {
  const { consulta, itens: eliminacoes } = usePublicas();
  return (
    <div className="pagina-simples">
      <p>
        Manifestações encerradas são guardadas pelo prazo da tabela de temporalidade de cada órgão. Antes de
        destruir as que passaram do prazo, o órgão avisa aqui. Se alguma é sua, ou interessa a você, escreva
        ao órgão até o último dia do edital e peça uma cópia, ou que ela fique (Lei 8.159/1991, art. 9º;
        Resolução Conarq 40/2014).
      </p>
      {consulta.isError && <FalhaAoAbrir falha={consulta} />}
      {consulta.isPending && <Skeleton lines={4} label="Buscando os editais…" />}
      {consulta.data && eliminacoes.length === 0 && (
        <EmptyState title="Nenhum edital ou termo" icon={faArchive}>
          Nenhum órgão eliminou, nem vai eliminar por enquanto, manifestações desta plataforma.
        </EmptyState>
      )}
      {eliminacoes.length > 0 && (
        <>
          <Secao id="editais" titulo="Editais de ciência de eliminação">
            <Lista editais={eliminacoes.filter(({ termo }) => !termo)} vazio="Nenhum edital em curso." />
          </Secao>
          <Secao id="termos" titulo="Termos de eliminação">
            <Lista editais={eliminacoes.filter(({ termo }) => termo)} vazio="Nenhum termo ainda." />
          </Secao>
          <MostrarMais oQue="editais e termos" consulta={consulta} />
        </>
      )}
    </div>
  );
}
