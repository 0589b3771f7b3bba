import { faUserShield } from '@fortawesome/free-solid-svg-icons/faUserShield.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Perfil } from '#kernel/perfil.ts';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { useUsuario } from '#shell/session/session.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { AcessoVisto } from '../domain/acesso-extraordinario.ts';
import { CHAVE_DOS_ACESSOS, useAcessos } from './acesso-queries.ts';
import { DecidirAcesso } from './decidir-acesso.tsx';
import { PedirAcesso } from './pedir-acesso.tsx';

const SITUACOES = {
  espera: { tom: 'warning', nome: 'Espera aprovação' },
  vale: { tom: 'success', nome: 'Aprovado' },
  venceu: { tom: 'info', nome: 'Terminou' },
  recusado: { tom: 'danger', nome: 'Recusado' },
} as const;

function UmAcesso({ acesso, onFeito }: { readonly acesso: AcessoVisto; readonly onFeito: () => void }) {
  const { tom, nome } = SITUACOES[acesso.situacao];
  return (
    <li>
      <h3>
        Manifestação <span className="ui-mono">{acesso.numeroProtocolo}</span>
      </h3>
      <p>
        <strong>{acesso.quem}</strong> pediu em {formatMomento(acesso.pedidoEm)}, sobre uma denúncia de{' '}
        {acesso.orgao}. <Tag tone={tom}>{nome}</Tag>
      </p>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={acesso.motivo} />
      </blockquote>
      {acesso.fundamento !== null && (
        <>
          <p>
            Decidido por {acesso.decisor}
            {acesso.valeAte && `; vale até ${formatMomento(acesso.valeAte)}`}:
          </p>
          <blockquote className="ui-citacao">
            <TextoDigitado texto={acesso.fundamento} />
          </blockquote>
        </>
      )}
      {acesso.podeLer && (
        <p>
          <Link to={`/manifestacao/detalhar/${acesso.idManifestacao}`}>Ler a denúncia</Link>
        </p>
      )}
      {acesso.podeDecidir && <DecidirAcesso acesso={acesso} onFeito={onFeito} />}
    </li>
  );
}

/** The administrador asks; another one, or the office's gestor, decides; the office reads all of it. */
export default function AcessosPage() {
  const queries = useQueryClient();
  const usuario = useUsuario();
  const consulta = useAcessos();
  const reler = () => void queries.invalidateQueries({ queryKey: CHAVE_DOS_ACESSOS });
  return (
    <div className="pagina-simples">
      {usuario?.perfilAtual.idPerfil === Perfil.administrador && <PedirAcesso onFeito={reler} />}
      <section aria-labelledby="acessos-lista">
        <h2 id="acessos-lista">Acessos pedidos</h2>
        {consulta.isError && <FalhaAoAbrir falha={consulta} />}
        {consulta.isPending && <Skeleton lines={4} label="Buscando os acessos…" />}
        {consulta.data?.acessos.length === 0 && (
          <EmptyState title="Nenhum acesso extraordinário" icon={faUserShield} headingLevel={3}>
            Aqui ficam os pedidos de administradores para ler uma denúncia, com o motivo e quem aprovou.
          </EmptyState>
        )}
        {consulta.data && consulta.data.acessos.length > 0 && (
          <ul>
            {consulta.data.acessos.map((acesso) => (
              <UmAcesso key={acesso.idAcesso} acesso={acesso} onFeito={reler} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
