import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isIdPerfil } from '#kernel/perfil.ts';
import { SILENT } from '#shell/api/client.ts';
import { useOrgao, useOrgaosPorNome } from '#shell/lista/apoio-queries.ts';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoOpcoes, CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import {
  type Credenciais,
  LIMITE_PADRAO,
  type NovoCliente,
  novoCliente,
  perfisDoCliente,
} from '../domain/cliente.ts';
import { ESCOPOS_DE_INICIO, escoposDoPerfil } from '../domain/escopos.ts';
import { CampoEscopos } from './campo-escopos.tsx';
import { CredenciaisNovas } from './credenciais-novas.tsx';
import { api } from './integracao-queries.ts';
import './integracao.css';

const opcoes = perfisDoCliente.map(({ idPerfil, nome, oQueFaz }) => ({
  value: String(idPerfil),
  label: nome,
  help: oQueFaz,
}));

function CampoOrgao() {
  const [prefixo, setPrefixo] = useState('');
  const encontrados = useOrgaosPorNome(prefixo);
  const escolhido = String(useWatch({ name: 'idOuvidoria' }) ?? '');
  const atual = useOrgao(escolhido === '' ? null : Number(escolhido)).data;
  const itens = [...(atual ? [atual] : []), ...(encontrados.data?.itens ?? [])];
  const porId = new Map(
    itens.map(({ idOuvidoria, sigla, nomeOuvidoria }) => [idOuvidoria, `${sigla} – ${nomeOuvidoria}`]),
  );
  return (
    <CampoSelect
      name="idOuvidoria"
      label="Órgão"
      required
      help="Digite ao menos 3 letras do nome ou da sigla."
      minCaracteres={3}
      onPrefixo={setPrefixo}
      loading={encontrados.isFetching}
      options={[...porId].map(([id, label]) => ({ value: String(id), label }))}
    />
  );
}

/** The scopes of the chosen profile, once it is chosen. */
function EscoposDoPerfil() {
  const idPerfil = Number(useWatch({ name: 'idPerfil' }) ?? 0);
  return isIdPerfil(idPerfil) && <CampoEscopos name="escopos" oferecidos={escoposDoPerfil(idPerfil)} />;
}

/** What was chosen for another profile, and is no longer shown, is not sent. */
const soDoPerfil = ({ escopos, ...dados }: NovoCliente): NovoCliente => ({
  ...dados,
  escopos: escoposDoPerfil(dados.idPerfil).filter((escopo) => escopos.includes(escopo)),
});

const VAZIO = {
  nome: '',
  idOuvidoria: '',
  idPerfil: '',
  limitePorMinuto: String(LIMITE_PADRAO),
  escopos: [...ESCOPOS_DE_INICIO],
};

/** Registers a program: what it may do, and its secret, shown once. */
export default function CadastrarClientePage() {
  const [feito, setFeito] = useState<Credenciais | null>(null);
  const form = useFormulario(novoCliente, { defaultValues: VAZIO as never });
  const { isDirty, isSubmitting } = form.formState;
  useNaoSalvo(isDirty && !isSubmitting && feito === null);
  const { erro, onSubmit } = useEnvio(form, async (dados: NovoCliente) => {
    setFeito(await api('POST /app-web/v1/integracao/clientes', { body: soDoPerfil(dados) }, SILENT));
  });
  if (feito) {
    return (
      <section className="pagina-simples">
        <TituloFocado>Sistema cadastrado</TituloFocado>
        <CredenciaisNovas credenciais={feito} />
        <p>
          O primeiro token só sai depois que um gestor do órgão confirmar o sistema, em Usuários, Perfis a
          confirmar. Os gestores já foram avisados.
        </p>
        <div className="ui-actions">
          <LinkButton to={`/configuracoes/integracao/${feito.idCliente}`} variant="primary">
            Já guardei: ver o sistema
          </LinkButton>
        </div>
      </section>
    );
  }
  return (
    <section className="pagina-simples">
      {erro && (
        <Message type="danger" title="Não foi possível cadastrar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Sistema">
        <CampoTexto
          name="nome"
          label="Nome do sistema"
          required
          maxLength={100}
          help="Aparece no histórico de cada manifestação que o sistema ler ou mudar."
        />
        <CampoOrgao />
        <CampoOpcoes name="idPerfil" label="O que o sistema pode fazer" required options={opcoes} />
        <EscoposDoPerfil />
        <CampoTexto
          name="limitePorMinuto"
          label="Chamadas por minuto"
          required
          inputMode="numeric"
          help="Acima disso, a plataforma pede ao sistema que espere."
        />
        <div className="ui-actions">
          <LinkButton to="/configuracoes/integracao" variant="secondary">
            Cancelar
          </LinkButton>
          <BotaoEnviar>Cadastrar</BotaoEnviar>
        </div>
      </Formulario>
    </section>
  );
}
