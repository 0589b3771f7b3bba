import { useNavigate, useSearchParams } from 'react-router';
import { RascunhoNesteAparelho } from '../../rascunho/rascunho-neste-aparelho.tsx';
import { useAQuemDaPartida } from '../a-quem/a-quem.ts';
import { tituloDa } from '../a-quem/titulos.ts';
import { TeclasDaMesa } from '../mesa/teclas-da-mesa.tsx';
import { EscolhaDeAssunto } from './escolha-de-assunto.tsx';
import { EscolhaDeTipo } from './escolha-de-tipo.tsx';
import { EtapasNoComeco } from './etapas-no-comeco.tsx';
import { destinoDepoisDoAssunto, readPartida } from './partida.ts';
import { SaidaNoComeco } from './saida-no-comeco.tsx';
import { nomeDoTipo } from './tipos.ts';
import '../registrar.css';

/** The first step of a filing (S2-08): its type, if the address has none, then its subject. */
export default function SelecionarAssuntoPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const partida = readPartida(query);
  const aQuem = useAQuemDaPartida(partida);
  if (partida.tipo === null)
    return (
      <div className="registrar">
        <EscolhaDeTipo partida={partida} />
      </div>
    );
  const nome = nomeDoTipo(partida.tipo).nome;
  return (
    <div className="registrar">
      <SaidaNoComeco tipo={partida.tipo} />
      <p className="registrar-tipo-atual">
        {partida.ouvidoriaInterna ? `Ouvidoria Interna · ${nome}` : nome}
      </p>
      <EtapasNoComeco partida={partida} />
      <h2>{tituloDa('assunto', partida.tipo, aQuem)}</h2>
      {aQuem === 'mesa' && <TeclasDaMesa etapa="assunto" />}
      <RascunhoNesteAparelho />
      <EscolhaDeAssunto
        idTipoManifestacao={partida.tipo}
        escolhido={partida.idAssunto}
        onEscolher={(idAssunto) => navigate(destinoDepoisDoAssunto({ ...partida, idAssunto }))}
        aQuem={aQuem}
      />
    </div>
  );
}
