import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { z } from 'zod';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Button } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { CampoDocumento } from '#shell/ui/form/campo-documento.tsx';
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
import { RepresentanteNaMesa } from './representante-na-mesa.tsx';

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

interface Props extends PassoProps {
  readonly onSair: () => void;
}

/** At the desk, by phone or by letter: how the person came and who they are. */
export function IdentificacaoNaMesa({ registro, mudar, avancar, voltar, rotuloAvancar, onSair }: Props) {
  const schema = useMemo(schemaDaMesa, []);
  const form = useFormulario(schema, { defaultValues: registro.atendimento });
  const { watch, getValues } = form;
  const [isOcupado, setOcupado] = useState(false);
  const aoEscrever = useEffectEvent(() =>
    mudar({ atendimento: structuredClone(getValues() as AtendimentoEmEdicao) }),
  );
  useEffect(() => {
    const seguir = watch(() => aoEscrever());
    return () => seguir.unsubscribe();
  }, [watch]);
  const isDenuncia = registro.idTipoManifestacao === TipoManifestacao.denuncia;
  return (
    <Formulario form={form} onSubmit={() => !isOcupado && avancar()} aria-label="Atendimento">
      <p>
        Você registra em nome de quem está atendendo.{' '}
        <Button variant="tertiary" size="small" onClick={onSair}>
          Registrar em meu nome
        </Button>
      </p>
      <CampoOpcoes name="idCanalEntrada" label="Como a pessoa chegou?" options={canais} inline required />
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
          <CampoDocumento
            de="manifestante"
            tipo={registro.atendimento.manifestante.outroDocumento.tipo}
            help="O CPF basta. Sem documento, a pessoa também é atendida."
            className="registrar-lado-a-lado"
          />
          <div className="registrar-lado-a-lado">
            <CampoTexto
              name="manifestante.telefone"
              label="Telefone"
              type="tel"
              autoComplete="off"
              optional
            />
            <CampoTexto
              name="manifestante.email"
              label="E-mail"
              help="Para ele vão os avisos e a resposta."
              type="email"
              autoComplete="off"
              optional
            />
          </div>
          <CampoTexto name="manifestante.endereco" label="Endereço" autoComplete="off" optional />
        </fieldset>
      )}
      {!registro.atendimento.semPessoa && (
        <RepresentanteNaMesa representante={registro.atendimento.representante} onOcupado={setOcupado} />
      )}
      {formularioDe(registro) === TipoFormulario.acessoAInformacao && (
        <Checkbox
          label="A pessoa não quer que o órgão saiba quem ela é"
          help="Você, que a atende, sabe; ninguém mais do órgão fica sabendo, nem você vê de novo depois de enviar. Avise: dados pessoais dela não podem ser entregues assim."
          checked={registro.preservarIdentidade}
          onChange={(event) => mudar({ preservarIdentidade: event.target.checked })}
        />
      )}
      <p role="status">{isOcupado && 'Espere os arquivos terminarem de ser enviados para continuar.'}</p>
      <AcoesDoFormulario voltar={voltar} rotuloAvancar={rotuloAvancar} />
    </Formulario>
  );
}
