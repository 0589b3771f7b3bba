import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { faAngleRight } from '@fortawesome/free-solid-svg-icons/faAngleRight.js';
import { faCalendarAlt } from '@fortawesome/free-solid-svg-icons/faCalendarAlt.js';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { type Ref, useRef, useState } from 'react';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { dateTextFromIso, isoFromDateText, maskDate } from './date-text.ts';
import type { FieldProps } from './field.tsx';
import { Input } from './input.tsx';

export interface DateInputProps extends FieldProps {
  /** As typed, dd/mm/aaaa; half-typed text is passed on, so that validation can report it. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  /** First and last day the picker offers, in ISO. */
  readonly min?: string;
  readonly max?: string;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const dayOf = (iso: string | null | undefined): CalendarDate | null => (iso ? parseDate(iso) : null);

interface PickerProps extends Pick<DateInputProps, 'value' | 'min' | 'max'> {
  readonly onPick: (text: string) => void;
}

function Picker({ value, min, max, onPick }: PickerProps) {
  return (
    <Calendar
      className="ui-calendar"
      aria-label="Escolha o dia"
      autoFocus
      value={dayOf(isoFromDateText(value))}
      minValue={dayOf(min)}
      maxValue={dayOf(max)}
      onChange={(day) => onPick(dateTextFromIso(day.toString()))}
    >
      <header>
        <AriaButton slot="previous" className="br-button circle">
          <Icon icon={faAngleLeft} />
        </AriaButton>
        <Heading />
        <AriaButton slot="next" className="br-button circle">
          <Icon icon={faAngleRight} />
        </AriaButton>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day.replace('.', '')}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(day) => <CalendarCell date={day} className="ui-day" />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

/** A date that can be typed or picked. Heavy: for lazy screens only. */
export function DateInput({ value, onChange, min, max, inputRef, ...field }: DateInputProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pick = (text: string) => {
    onChange(text);
    setOpen(false);
  };
  return (
    <I18nProvider locale="pt-BR">
      <Input
        {...field}
        ref={inputRef}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        onChange={(event) => onChange(maskDate(event.target.value))}
        action={
          <Button
            ref={button}
            icon={faCalendarAlt}
            size="small"
            disabled={field.disabled}
            aria-label={`Abrir calendário: ${field.label}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          />
        }
      />
      <Popover
        className="ui-popover"
        triggerRef={button}
        isOpen={open}
        onOpenChange={setOpen}
        placement="bottom end"
      >
        <Dialog aria-label={`Calendário: ${field.label}`}>
          <Picker value={value} min={min} max={max} onPick={pick} />
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}
