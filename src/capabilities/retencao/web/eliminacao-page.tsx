import { faArchive } from '@fortawesome/free-solid-svg-icons/faArchive.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Perfil } from '#kernel/perfil.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { MostrarMais } from './mostrar-mais.tsx';
import { CHAVE, useListagens } from './retencao-queries.ts';
import { Suspensoes } from './suspensoes.tsx';
import { UmaListagem } from './uma-listagem.tsx';

/** One person proposes what the archival table lets expire, another approves; what must stay is held here. */
export default function EliminacaoPage() {
  const queries = useQueryClient();
  const usuario = useUsuario();
  const { consulta, itens: listagens } = useListagens();
  const reler = () => void queries.invalidateQueries({ queryKey: CHAVE });
  const isGestor = usuario?.perfilAtual.idPerfil === Perfil.gestor;
  return (
    <div className="trabalho">
      <p>
        Manifestações encerradas que passaram do prazo da tabela de temporalidade entram aqui, por ano. Um
        gestor do órgão propõe a eliminação, outra pessoa aprova, o{' '}
        <Link to="/eliminacoes">edital fica público</Link> e, quando o prazo dele acaba, tudo o que pertence
        ao caso é destruído. Fica o termo, só com números.
      </p>
      <Secao id="listagens" titulo="Listagens de eliminação">
        {consulta.isError && <FalhaAoAbrir falha={consulta} />}
        {consulta.isPending && <Skeleton lines={4} label="Buscando as listagens…" />}
        {consulta.data && listagens.length === 0 && (
          <EmptyState title="Nada passou do prazo de guarda" icon={faArchive} headingLevel={3}>
            Quando alguma manifestação puder ser eliminada, a listagem aparece aqui e o sino avisa o gestor.
          </EmptyState>
        )}
        {listagens.map((listagem) => (
          <UmaListagem key={listagem.idEliminacao} listagem={listagem} onFeito={reler} />
        ))}
        <MostrarMais oQue="listagens" consulta={consulta} />
      </Secao>
      {isGestor && <Suspensoes onFeito={reler} />}
    </div>
  );
}
