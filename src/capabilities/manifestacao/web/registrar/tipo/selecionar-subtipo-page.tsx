import { faChevronRight } from '@fortawesome/free-solid-svg-icons/faChevronRight.js';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { useUsuario } from '#shell/session/session.ts';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { subtipoDoAssunto } from '../../../domain/registrar/subtipos.ts';
import { ANONIMA, IDENTIFICADA, modosDeDenunciar } from '../quem/identificada-ou-anonima.ts';
import { EscolhaDeTipo } from './escolha-de-tipo.tsx';
import { EtapasNoComeco } from './etapas-no-comeco.tsx';
import { destinoAssunto, destinoCriar, type Partida, readPartida } from './partida.ts';
import { subtiposDaDenuncia } from './subtipos.ts';
import { nomeDoTipo } from './tipos.ts';
import '../registrar.css';

const opcoes = subtiposDaDenuncia.map(({ id, nome, frase }) => ({
  value: String(id),
  label: nome,
  help: frase,
}));

/** Which form, already chosen by the subject; then with a name or without, which goes straight on. */
function FormulariosDaDenuncia({ partida }: { readonly partida: Partida }) {
  const usuario = useUsuario();
  const [subtipo, setSubtipo] = useState(
    String(partida.idSubtipo ?? subtipoDoAssunto(partida.idAssunto) ?? 0),
  );
  const destino = (modo: string) =>
    destinoCriar({ ...partida, idSubtipo: Number(subtipo) || null, anonimo: modo === ANONIMA });
  return (
    <>
      <RadioGroup
        label="O que você quer denunciar?"
        options={opcoes}
        value={subtipo}
        onChange={(event) => setSubtipo(event.target.value)}
      />
      <h2>Como você quer denunciar?</h2>
      <ul className="registrar-tipos">
        {modosDeDenunciar.map(({ value, label, help }) => (
          <li key={value}>
            <Link className="br-card hover registrar-tipo" to={destino(value)}>
              <span>
                <strong>{label}</strong>
                <span className="ui-muted">{help}</span>
                {value === IDENTIFICADA && !usuario && (
                  <span className="ui-muted registrar-do-lugar">
                    Na próxima página você entra com a sua conta. É rápido, e você volta para cá.
                  </span>
                )}
              </span>
              <Icon icon={faChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="registrar-acoes">
        <LinkButton to={destinoAssunto(partida)} variant="secondary">
          Voltar
        </LinkButton>
      </div>
    </>
  );
}

function FormularioUnico({ partida, tipo }: { readonly partida: Partida; readonly tipo: number }) {
  const { nome, sua } = nomeDoTipo(tipo);
  return (
    <>
      <h2>{nome} tem um formulário só</h2>
      <p>Nele você conta {sua}, escolhe o órgão e anexa arquivos, se quiser.</p>
      <div className="registrar-acoes">
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
          <p className="registrar-tipo-atual">{nomeDoTipo(tipo).nome}</p>
          <EtapasNoComeco anonimo={partida.anonimo} />
        </>
      )}
      {tipo === TipoManifestacao.denuncia && <FormulariosDaDenuncia partida={partida} />}
      {tipo !== null && tipo !== TipoManifestacao.denuncia && (
        <FormularioUnico partida={partida} tipo={tipo} />
      )}
    </div>
  );
}
