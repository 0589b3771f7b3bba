import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Tile } from '#shell/ui/tile.tsx';
import { secoesDoPerfil } from './cartoes.ts';
import { useDoOrgao } from './configuracao-queries.ts';
import './configuracao.css';

export default function ConfiguracoesPage() {
  const usuario = useUsuario();
  const orgao = useDoOrgao(null).data?.orgao;
  if (!usuario) return null;
  return (
    <>
      <p>O que você pode consultar e mudar como {usuario.perfilAtual.descPerfil}.</p>
      {secoesDoPerfil(idPerfilDe(usuario), orgao ?? null).map(({ titulo, cartoes }) => (
        <section key={titulo} className="config-secao" aria-label={titulo}>
          <h2>{titulo}</h2>
          <div className="config-cartoes">
            {cartoes.map(({ nome, ajuda, para, icone }) => (
              <Tile key={para} name={nome} help={ajuda} to={para} icon={icone} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
