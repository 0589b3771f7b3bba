import { Fragment } from 'react';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { parte } from '#shell/partes.ts';
import { CampoOpcoes, CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { perguntasDoSubtipo } from '../../../domain/registrar/subtipos.ts';
import { MAX_TEXTO } from '../../../domain/registrar/teor.ts';
import type { AQuem } from '../a-quem/a-quem.ts';
import { palavras } from '../a-quem/palavras.ts';
import { ajudasDoTeor } from './ajudas-do-teor.ts';
import { Envolvidos } from './envolvidos.tsx';
import { LocalDoFato } from './local-do-fato.tsx';

const AlertaDoCampo = parte('alerta-do-campo');

const simNaoNaoSei = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
  { value: 'nao-sei', label: 'Não sei' },
];

interface Props {
  readonly idSubtipo: number | null;
  /** No name is sent: the form points out text that seems to reveal it. */
  readonly isSemNome: boolean;
}

interface CamposDenunciaProps extends Props {
  readonly aQuem: AQuem;
}

function PerguntasDoSubtipo({ idSubtipo, isSemNome }: Props) {
  return (perguntasDoSubtipo[idSubtipo ?? 0] ?? []).map(({ pergunta, ajuda, opcoes }, indice) => {
    const comum = { name: `camposAdicionais.${indice}.valor`, label: pergunta, help: ajuda, optional: true };
    return opcoes ? (
      <CampoOpcoes
        key={pergunta}
        {...comum}
        options={opcoes.map((opcao) => ({ value: opcao, label: opcao }))}
      />
    ) : (
      <Fragment key={pergunta}>
        <CampoTexto {...comum} maxLength={2000} />
        {isSemNome && <AlertaDoCampo name={comum.name} />}
      </Fragment>
    );
  });
}

/** Who, what, how, where, when: only 'what' is required; the others help the investigation. */
export function CamposDenuncia({ idSubtipo, isSemNome, aQuem }: CamposDenunciaProps) {
  const alerta = (name: string) => isSemNome && <AlertaDoCampo name={name} />;
  return (
    <>
      <CampoTextoLongo
        name="texto"
        label="O que aconteceu?"
        help={ajudasDoTeor(TipoManifestacao.denuncia, aQuem).texto}
        rows={10}
        limit={MAX_TEXTO}
        required
      />
      {alerta('texto')}
      <CampoTextoLongo
        name="quem"
        label="Quem fez?"
        help="Nome, cargo ou como reconhecer. Abaixo dá para listar cada pessoa."
        rows={3}
        limit={1000}
        optional
      />
      {alerta('quem')}
      <Envolvidos />
      <CampoTextoLongo name="como" label="Como aconteceu?" rows={4} limit={2000} optional />
      {alerta('como')}
      <LocalDoFato ajuda={palavras(aQuem).localAjuda} />
      {alerta('local.descricao')}
      <CampoTexto
        name="quando"
        label="Quando aconteceu?"
        help="Uma data, um período, ou se ainda acontece."
        optional
      />
      {alerta('quando')}
      <PerguntasDoSubtipo idSubtipo={idSubtipo} isSemNome={isSemNome} />
      <CampoOpcoes name="temTestemunhas" label="Alguém mais viu?" options={simNaoNaoSei} inline optional />
      <CampoOpcoes
        name="temProvas"
        label="Existem provas?"
        help="Documentos, fotos, mensagens, gravações. Dá para anexar abaixo."
        options={simNaoNaoSei}
        inline
        optional
      />
      <CampoTextoLongo
        name="sobreProvas"
        label="Onde estão as provas e quem pode confirmar?"
        rows={4}
        limit={2000}
        optional
      />
      {alerta('sobreProvas')}
    </>
  );
}
