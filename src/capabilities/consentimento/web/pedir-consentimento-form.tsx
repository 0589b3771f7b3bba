import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { DIAS_CONSENTIMENTO } from '#kernel/prazo/prazos-da-lei.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import type { AtoProps, CasoEscolhido } from '#shell/atos/casos.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { fraseDoDesfazer } from '#shell/atos/desfazer.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { NaoCabe } from '#shell/atos/nao-cabe.tsx';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { parte } from '#shell/partes.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { pedirConsentimento } from '../domain/pedir-consentimento.ato.ts';
import {
  enviarPedido,
  FORA,
  formulario,
  MAXIMO_DO_MOTIVO,
  PLATAFORMA,
} from './pedir-consentimento-formulario.ts';

const CampoOrgao = parte('campo-orgao');

const opcoes = [
  { value: PLATAFORMA, label: 'Um órgão da plataforma' },
  {
    value: FORA,
    label: 'Um órgão que não usa a plataforma',
    help: 'Escreva o nome como vai escrever ao encaminhar: o consentimento vale só para ele.',
  },
];

const vazio = { onde: PLATAFORMA, idOuvidoriaDestinatario: '', motivo: '' } as const;

/** Only a denúncia has its author's identity in the vault; anonymous people gave none. */
const temIdentidadeGuardada = ({ tipo }: CasoEscolhido): boolean =>
  tipo.idTipoManifestacao === TipoManifestacao.denuncia;

/** Decreto 10.153/2019, art. 7: the denunciante decides whether another body may know who they are. */
export default function PedirConsentimento({ casos, onFeito, onCancelar }: AtoProps) {
  const [escolhido, setEscolhido] = useState('');
  const form = useFormulario(formulario, { defaultValues: vazio });
  const lote = useLote({ casos, onFeito, form, enviar: enviarPedido });
  const confirmacao = useConfirmacao(lote.enviar);
  const isFora = useWatch({ control: form.control, name: 'onde' }) === FORA;
  const denuncias = casos.filter(temIdentidadeGuardada).length;
  if (denuncias === 0) {
    return (
      <NaoCabe titulo="Só se pede consentimento em denúncia identificada." onCancelar={onCancelar}>
        Nas outras manifestações quem registrou já é conhecido de quem responde, e na comunicação anônima
        ninguém sabe quem escreveu.
      </NaoCabe>
    );
  }
  const { dados } = confirmacao;
  const para = dados && 'nome' in dados ? dados.nome : escolhido;
  return (
    <Ato casos={casos} lote={lote}>
      <Message
        type="info"
        title={`Quem denunciou tem ${DIAS_CONSENTIMENTO} dias para responder. O silêncio vale como não.`}
        still
      >
        A pessoa recebe um e-mail, se informou um, com um link para responder; sem ele, responde com o código
        de acesso. O prazo do órgão continua a correr, e sem o consentimento a denúncia ainda pode ser
        encaminhada, sem a identidade.
        {denuncias < casos.length &&
          ' As manifestações desta lista que não são denúncia identificada ficam como estão.'}
      </Message>
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Pedir consentimento">
        <CampoOpcoes name="onde" label="Quem receberia a identidade?" options={opcoes} required />
        {isFora ? (
          <CampoTexto name="nome" label="Nome do órgão" autoComplete="off" maxLength={200} required />
        ) : (
          <CampoOrgao name="idOuvidoriaDestinatario" label="Órgão que receberia" onEscolher={setEscolhido} />
        )}
        <TextoDoAto
          casos={casos}
          ato={pedirConsentimento}
          name="motivo"
          vaiAPessoa
          label="Motivo"
          help="Diga à pessoa por que esse órgão precisa saber quem ela é."
          rows={5}
          limit={MAXIMO_DO_MOTIVO ?? undefined}
        />
        <BotoesDoAto onCancelar={onCancelar}>Pedir consentimento</BotoesDoAto>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Pedir o consentimento?" acao="Pedir">
        <p>
          A pessoa decide se a identidade dela pode ir a <strong>{para}</strong>. Enquanto ela não responder,
          não é possível perguntar sobre outro órgão.
        </p>
        <p>{fraseDoDesfazer(casos)}</p>
      </Confirmar>
    </Ato>
  );
}
