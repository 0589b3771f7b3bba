import { useNavigate, useSearchParams } from 'react-router';
import { RascunhoNesteAparelho } from '../../rascunho/rascunho-neste-aparelho.tsx';
import { EscolhaDeAssunto } from './escolha-de-assunto.tsx';
import { EscolhaDeTipo } from './escolha-de-tipo.tsx';
import { EtapasNoComeco } from './etapas-no-comeco.tsx';
import { destinoDepoisDoAssunto, readPartida } from './partida.ts';
import { nomeDoTipo } from './tipos.ts';
import '../registrar.css';

/** The first step of a filing (S2-08): its type, if the address has none, then its subject. */
export default function SelecionarAssuntoPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const partida = readPartida(query);
  if (partida.tipo === null)
    return (
      <div className="registrar">
        <EscolhaDeTipo partida={partida} />
      </div>
    );
  const { nome, sua } = nomeDoTipo(partida.tipo);
  return (
    <div className="registrar">
      <p className="registrar-tipo-atual">{nome}</p>
      <EtapasNoComeco anonimo={partida.anonimo} />
      <h2>Sobre o que é {sua}?</h2>
      <RascunhoNesteAparelho />
      <EscolhaDeAssunto
        idTipoManifestacao={partida.tipo}
        escolhido={partida.idAssunto}
        onEscolher={(idAssunto) => navigate(destinoDepoisDoAssunto({ ...partida, idAssunto }))}
      />
    </div>
  );
}
