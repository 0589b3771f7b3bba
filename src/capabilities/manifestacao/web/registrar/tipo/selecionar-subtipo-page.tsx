import { useNavigate, useParams, useSearchParams } from 'react-router';
import { z } from 'zod';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { useUsuario } from '#shell/session/session.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Steps } from '#shell/ui/navegacao/steps.tsx';
import { subtipoDoAssunto } from '../../../domain/registrar/subtipos.ts';
import { nomesDasEtapas } from '../etapas.ts';
import { ANONIMA, IDENTIFICADA, modosDeDenunciar } from '../quem/identificada-ou-anonima.ts';
import { EscolhaDeTipo } from './escolha-de-tipo.tsx';
import { destinoAssunto, destinoCriar, type Partida, readPartida } from './partida.ts';
import { subtiposDaDenuncia } from './subtipos.ts';
import { nomeDoTipo } from './tipos.ts';
import '../registrar.css';

const schema = z.object({
  subtipo: campo('Formulário', z.string().min(1)),
  modo: campo('Como você quer denunciar', z.enum([IDENTIFICADA, ANONIMA])),
});

const opcoes = subtiposDaDenuncia.map(({ id, nome, frase }) => ({
  value: String(id),
  label: nome,
  help: frase,
}));

function FormulariosDaDenuncia({ partida }: { readonly partida: Partida }) {
  const navigate = useNavigate();
  const usuario = useUsuario();
  const form = useFormulario(schema, {
    defaultValues: {
      subtipo: String(partida.idSubtipo ?? subtipoDoAssunto(partida.idAssunto) ?? 0),
      ...(partida.anonimo && { modo: ANONIMA }),
    },
  });
  const continuar = ({ subtipo, modo }: z.output<typeof schema>) => {
    const escolhida = { ...partida, idSubtipo: Number(subtipo) || null, anonimo: modo === ANONIMA };
    return void navigate(destinoCriar(escolhida));
  };
  const modo = form.watch('modo');
  return (
    <Formulario form={form} onSubmit={continuar} aria-label="Formulário da denúncia">
      <CampoOpcoes name="subtipo" label="O que você quer denunciar?" required options={opcoes} />
      <CampoOpcoes name="modo" label="Como você quer denunciar?" required options={modosDeDenunciar} />
      {modo === IDENTIFICADA && !usuario && (
        <Message type="info">
          Na próxima página você entra com a sua conta. É rápido, e você volta para cá.
        </Message>
      )}
      <div className="registrar-acoes">
        <LinkButton to={destinoAssunto(partida)} variant="secondary">
          Voltar
        </LinkButton>
        <BotaoEnviar>Continuar</BotaoEnviar>
      </div>
    </Formulario>
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
          <Steps steps={nomesDasEtapas} current={0} label="Etapas do registro" />
        </>
      )}
      {tipo === TipoManifestacao.denuncia && <FormulariosDaDenuncia partida={partida} />}
      {tipo !== null && tipo !== TipoManifestacao.denuncia && (
        <FormularioUnico partida={partida} tipo={tipo} />
      )}
    </div>
  );
}
