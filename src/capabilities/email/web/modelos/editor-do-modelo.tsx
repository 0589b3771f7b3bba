import { useId, useMemo, useState } from 'react';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TAGS_ACEITAS } from '../../domain/marcacao.ts';
import {
  LIMITE_DO_CORPO,
  type Palavras,
  palavrasDoEvento,
  palavrasNoFormulario,
} from '../../domain/modelo.ts';
import { AvisosAoEscrever } from './avisos-ao-escrever.tsx';
import { ConflitoDeVersao } from './conflito-de-versao.tsx';
import { EnviarTeste } from './enviar-teste.tsx';
import { Previa } from './previa.tsx';
import { useInserir } from './use-inserir.ts';
import { type ModeloEmEdicao, useSalvar } from './use-salvar.ts';
import { Variaveis } from './variaveis.tsx';

interface EditorDoModeloProps {
  readonly modelo: ModeloEmEdicao & {
    readonly palavras: Palavras;
    readonly ativo: boolean;
    readonly exigidoPor: string | null;
  };
}

/** Edits a template, with a preview beside it. */
export function EditorDoModelo({ modelo }: EditorDoModeloProps) {
  const { idModelo, evento, idOuvidoria, exigidoPor } = modelo;
  const formId = useId();
  const schema = useMemo(() => palavrasDoEvento(evento), [evento]);
  const form = useFormulario(schema, { defaultValues: palavrasNoFormulario(modelo.palavras) });
  const [ativo, setAtivo] = useState(modelo.ativo);
  const { isDirty, isSubmitting } = form.formState;
  useNaoSalvo((isDirty || ativo !== modelo.ativo) && !isSubmitting);
  const { aviso, inserir, aoFocar } = useInserir(formId, form);
  const { salvar, conflito, porCima } = useSalvar(modelo);
  const { erro, onSubmit } = useEnvio(form, (palavras: Palavras) => salvar(palavras, ativo));
  const emPrevia = () => ({ evento, idOuvidoria, ...form.getValues() });
  form.watch();
  return (
    <>
      {conflito && idModelo !== null && (
        <ConflitoDeVersao idModelo={idModelo} texto={conflito.texto} onPorCima={porCima} />
      )}
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario
        id={formId}
        form={form}
        onSubmit={onSubmit}
        className="email-editor"
        aria-label="Modelo de e-mail"
      >
        <div className="email-partes">
          <div>
            <CampoTexto
              name="assunto"
              label="Assunto"
              required
              autoComplete="off"
              onFocus={aoFocar('assunto')}
            />
            <CampoTexto
              name="titulo"
              label="Título"
              help="A primeira linha, em letras maiores."
              required
              autoComplete="off"
              onFocus={aoFocar('titulo')}
            />
            <CampoTextoLongo
              name="corpo"
              label="Texto"
              help={`Uma linha em branco separa parágrafos. Aceita ${TAGS_ACEITAS}; outras marcas são retiradas.`}
              rows={12}
              limit={LIMITE_DO_CORPO}
              required
              onFocus={aoFocar('corpo')}
            />
            <AvisosAoEscrever evento={evento} palavras={form.getValues()} />
            <CampoTexto
              name="botao"
              label="Texto do botão"
              optional
              help="Sem texto, o e-mail vai sem botão. O endereço é o do aviso."
              autoComplete="off"
            />
            {idModelo !== null && (
              <Checkbox
                label="Ativo"
                help={exigidoPor && `A lei exige este aviso (${exigidoPor}): ele não se desliga.`}
                checked={ativo}
                disabled={exigidoPor !== null && ativo}
                onChange={() => setAtivo(!ativo)}
              />
            )}
          </div>
          <div>
            <h3>Dados do aviso</h3>
            <p className="ui-muted">Cada um é trocado pelo do caso. O botão o insere onde está o cursor.</p>
            <Variaveis evento={evento} onInserir={inserir} />
            <p role="status" className="sr-only">
              {aviso}
            </p>
            <h3>Como fica, com dados de exemplo</h3>
            <Previa {...emPrevia()} />
            <EnviarTeste pedido={emPrevia} onRecusa={form.aplicarErros} />
          </div>
        </div>
        <div className="ui-actions">
          <BotaoEnviar>{idModelo === null ? 'Criar modelo' : 'Salvar'}</BotaoEnviar>
          <LinkButton to={idModelo === null ? '/email' : `/email/detalhar/${idModelo}`}>Cancelar</LinkButton>
        </div>
      </Formulario>
    </>
  );
}
