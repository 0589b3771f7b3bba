import { useEffect, useEffectEvent, useMemo } from 'react';
import { z } from 'zod';
import {
  isDocumentoDeEstrangeiro,
  mascararCpf,
  nomeDoDocumento,
  TipoDocumentoDoCaso,
} from '#kernel/documento.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Button } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoCheckbox, CampoOpcoes, CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { type Atendimento, atendimento, CanalEntrada } from '../../../domain/registrar/atendimento.ts';
import { AcoesDoFormulario } from '../acoes-do-formulario.tsx';
import type { PassoProps } from '../passo.ts';
import {
  type AtendimentoEmEdicao,
  atendimentoEmEdicao,
  camposDoAtendimento,
  formularioDe,
} from '../registrando.ts';

const canais = [
  { value: String(CanalEntrada.presencial), label: 'Presencial' },
  { value: String(CanalEntrada.telefone), label: 'Telefone' },
  { value: String(CanalEntrada.carta), label: 'Carta' },
  { value: String(CanalEntrada.email), label: 'E-mail' },
  { value: String(CanalEntrada.redesSociais), label: 'Redes sociais' },
];

const schemaDaMesa = () =>
  z.preprocess(
    (valor) => camposDoAtendimento(atendimentoEmEdicao.parse(valor)),
    atendimento,
  ) as unknown as z.ZodType<Atendimento, AtendimentoEmEdicao>;

const SEM_DOCUMENTO = 'nenhum';
const documentos = [
  { value: String(TipoDocumentoDoCaso.cpf), label: 'CPF' },
  { value: String(TipoDocumentoDoCaso.passaporte), label: 'Passaporte' },
  { value: String(TipoDocumentoDoCaso.rnm), label: 'RNM (Registro Nacional Migratório)' },
  { value: SEM_DOCUMENTO, label: 'Sem documento' },
];

/** The CPF suffices, and nobody is turned away without a document (Lei 13.460/2017, art. 10-A). */
function DocumentoDaPessoa({ tipo }: { readonly tipo: string }) {
  return (
    <div className="registrar-lado-a-lado">
      <CampoSelect
        name="manifestante.outroDocumento.tipo"
        label="Documento"
        help="O CPF basta. Sem documento, a pessoa também é atendida."
        options={documentos}
      />
      {tipo === String(TipoDocumentoDoCaso.cpf) && (
        <CampoTexto
          name="manifestante.cpf"
          label="CPF"
          inputMode="numeric"
          autoComplete="off"
          mask={mascararCpf}
          optional
        />
      )}
      {isDocumentoDeEstrangeiro(Number(tipo)) && (
        <CampoTexto
          name="manifestante.outroDocumento.numero"
          label={`Número do ${nomeDoDocumento[Number(tipo)] === 'RNM' ? 'RNM' : 'passaporte'}`}
          autoComplete="off"
          required
        />
      )}
    </div>
  );
}

interface Props extends PassoProps {
  readonly onSair: () => void;
}

/** At the desk, by phone or by letter: how the person came and who they are. */
export function IdentificacaoNaMesa({ registro, mudar, avancar, voltar, rotuloAvancar, onSair }: Props) {
  const schema = useMemo(schemaDaMesa, []);
  const form = useFormulario(schema, { defaultValues: registro.atendimento });
  const { watch, getValues } = form;
  const aoEscrever = useEffectEvent(() =>
    mudar({ atendimento: structuredClone(getValues() as AtendimentoEmEdicao) }),
  );
  useEffect(() => {
    const seguir = watch(() => aoEscrever());
    return () => seguir.unsubscribe();
  }, [watch]);
  const isDenuncia = registro.idTipoManifestacao === TipoManifestacao.denuncia;
  return (
    <Formulario form={form} onSubmit={() => avancar()} aria-label="Atendimento">
      <p>
        Você registra em nome de quem está atendendo.{' '}
        <Button variant="tertiary" size="small" onClick={onSair}>
          Registrar em meu nome
        </Button>
      </p>
      <CampoOpcoes name="idCanalEntrada" label="Como a pessoa chegou?" options={canais} required />
      {isDenuncia && (
        <CampoCheckbox
          name="semPessoa"
          label="A pessoa não quer se identificar"
          help="Nada dela é anotado. Entregue a ela o código de acesso no fim."
        />
      )}
      {!registro.atendimento.semPessoa && (
        <fieldset className="registrar-grupo">
          <legend>Quem é a pessoa?</legend>
          <CampoTexto name="manifestante.nome" label="Nome" autoComplete="off" required />
          <DocumentoDaPessoa tipo={registro.atendimento.manifestante.outroDocumento.tipo} />
          <div className="registrar-lado-a-lado">
            <CampoTexto
              name="manifestante.telefone"
              label="Telefone"
              type="tel"
              autoComplete="off"
              optional
            />
          </div>
          <CampoTexto
            name="manifestante.email"
            label="E-mail"
            help="Para onde vão os avisos e a resposta."
            type="email"
            autoComplete="off"
            optional
          />
          <CampoTexto name="manifestante.endereco" label="Endereço" autoComplete="off" optional />
        </fieldset>
      )}
      {formularioDe(registro) === TipoFormulario.acessoAInformacao && (
        <Checkbox
          label="A pessoa não quer que o órgão saiba quem ela é"
          help="Você, que a atende, sabe; ninguém mais do órgão fica sabendo, nem você vê de novo depois de enviar. Avise: dados pessoais dela não podem ser entregues assim."
          checked={registro.preservarIdentidade}
          onChange={(event) => mudar({ preservarIdentidade: event.target.checked })}
        />
      )}
      <AcoesDoFormulario voltar={voltar} rotuloAvancar={rotuloAvancar} />
    </Formulario>
  );
}
