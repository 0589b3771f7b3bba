import { faChevronRight } from '@fortawesome/free-solid-svg-icons/faChevronRight.js';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { useUsuario } from '#shell/session/session.ts';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { subtipoDoAssunto } from '../../../domain/registrar/subtipos.ts';
import { type AQuem, useAQuemDaPartida } from '../a-quem/a-quem.ts';
import { palavras } from '../a-quem/palavras.ts';
import { ANONIMA, IDENTIFICADA, modosDeDenunciar } from '../quem/identificada-ou-anonima.ts';
import { EscolhaDeTipo } from './escolha-de-tipo.tsx';
import { EtapasNoComeco } from './etapas-no-comeco.tsx';
import { destinoAssunto, destinoCriar, type Partida, readPartida } from './partida.ts';
import { SaidaNoComeco } from './saida-no-comeco.tsx';
import { subtiposDaDenuncia, subtiposDoCanalInterno } from './subtipos.ts';
import { nomeDoTipo } from './tipos.ts';
import '../registrar.css';

const opcoesPara = (aQuem: AQuem) =>
  (aQuem === 'interna' ? subtiposDoCanalInterno : subtiposDaDenuncia).map(({ id, nome, frase }) => ({
    value: String(id),
    label: nome,
    help: frase,
  }));

interface ModoProps {
  readonly para: string;
  readonly titulo: string;
  readonly ajuda: string;
  /** What else there is to know before going there. */
  readonly nota?: string | false;
}

function Modo({ para, titulo, ajuda, nota }: ModoProps) {
  return (
    <li>
      <Link className="br-card hover registrar-tipo" to={para}>
        <span>
          <strong>{titulo}</strong>
          <span className="ui-muted">{ajuda}</span>
          {nota && <span className="ui-muted registrar-do-lugar">{nota}</span>}
        </span>
        <Icon icon={faChevronRight} />
      </Link>
    </li>
  );
}

const ENTRE_ANTES = 'Na próxima página você entra com a sua conta. É rápido, e você volta para cá.';

/** Which form, already chosen by the subject; then with a name or without, which goes straight on. */
function FormulariosDaDenuncia({ partida }: { readonly partida: Partida }) {
  const usuario = useUsuario();
  const aQuem = useAQuemDaPartida(partida);
  const [subtipo, setSubtipo] = useState(
    String(partida.idSubtipo ?? subtipoDoAssunto(partida.idAssunto) ?? 0),
  );
  const destino = (anonimo: boolean) =>
    destinoCriar({ ...partida, idSubtipo: Number(subtipo) || null, anonimo });
  return (
    <>
      <RadioGroup
        label={palavras(aQuem).oQueDenunciar}
        options={opcoesPara(aQuem)}
        value={subtipo}
        onChange={(event) => setSubtipo(event.target.value)}
      />
      <h2>{palavras(aQuem).comoDenunciar}</h2>
      <ul className="registrar-tipos">
        {aQuem === 'mesa' ? (
          <>
            <Modo
              para={destino(false)}
              titulo="A pessoa que você atende"
              ajuda="Com nome ou sem: você diz adiante se ela quer se identificar. O código vai para ela, sem você ver."
            />
            <Modo
              para={destino(true)}
              titulo="Você, sem se identificar"
              ajuda="Para contar o que você mesmo viu ou sofreu. Nada seu vai junto."
            />
          </>
        ) : (
          modosDeDenunciar.map(({ value, label, help }) => (
            <Modo
              key={value}
              para={destino(value === ANONIMA)}
              titulo={label}
              ajuda={help}
              nota={value === IDENTIFICADA && !usuario && ENTRE_ANTES}
            />
          ))
        )}
      </ul>
      {/* Going on is the choice above: a bar with nothing but the way back would only cover it. */}
      <div className="registrar-acoes registrar-acoes-no-lugar" data-pe-ocupado>
        <LinkButton to={destinoAssunto(partida)} variant="secondary">
          Voltar
        </LinkButton>
      </div>
    </>
  );
}

function FormularioUnico({ partida, tipo }: { readonly partida: Partida; readonly tipo: number }) {
  const { nome, sua } = nomeDoTipo(tipo);
  const aQuem = useAQuemDaPartida(partida);
  return (
    <>
      <h2>{nome} tem um formulário só</h2>
      <p>
        {aQuem === 'mesa'
          ? 'Nele você escreve o que a pessoa conta e anexa o que ela trouxe.'
          : `Nele você conta ${sua}, escolhe o órgão e anexa arquivos, se quiser.`}
      </p>
      <div className="registrar-acoes" data-pe-ocupado>
        <LinkButton to={destinoAssunto(partida)} variant="secondary">
          Voltar
        </LinkButton>
        <LinkButton to={destinoCriar(partida)} variant="primary">
          Continuar
        </LinkButton>
      </div>
    </>
  );
}

/** S2-08: a denúncia has five forms to choose from; a type with one form offers just that. */
export default function SelecionarSubtipoPage() {
  const [query] = useSearchParams();
  const partida = readPartida(query, useParams());
  const { tipo } = partida;
  return (
    <div className="registrar">
      {tipo === null && <EscolhaDeTipo partida={partida} />}
      {tipo !== null && (
        <>
          <SaidaNoComeco tipo={tipo} />
          <p className="registrar-tipo-atual">
            {partida.ouvidoriaInterna
              ? `Ouvidoria Interna · ${nomeDoTipo(tipo).nome}`
              : nomeDoTipo(tipo).nome}
          </p>
          <EtapasNoComeco partida={partida} />
        </>
      )}
      {tipo === TipoManifestacao.denuncia && <FormulariosDaDenuncia partida={partida} />}
      {tipo !== null && tipo !== TipoManifestacao.denuncia && (
        <FormularioUnico partida={partida} tipo={tipo} />
      )}
    </div>
  );
}
