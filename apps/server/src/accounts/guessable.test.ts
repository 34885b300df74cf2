import { expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

const ABOUT = ['Katharina', 'kati.berg@example.org']

test.each([
  ...['1234567890', '0987654321', '1234512345', '12345678901234', 'aaaaaaaaaa', 'abababababab'],
  ...['qwertyuiop', 'QWERTYUIOP', 'qwertzuiop', 'asdfghjklzxcvbnm', '1qaz2wsx3edc', 'abcdefghij'],
  ...[
    'password123',
    'Password123!',
    'passwordpassword',
    'P@ssw0rd2024',
    'passw0rd!!',
    'pa$$word99',
  ],
  ...[
    'iloveyou2023',
    'welcome12345',
    'letmein12345',
    '2024football',
    'Liverpool1892',
    'changeme!!',
  ],
  ...['administrator', 'trustno1trustno1', 'Guildhall2026', 'RedCathedral!', 'qwertyuiop1234'],
  ...['katharina1990', 'KATHARINA!!!', 'kati.berg@example.org', 'kati.berg2024'],
])('%s is among the first to be tried', (password) => {
  expect(isGuessable(password, ABOUT)).toBe(true)
})

test.each([
  ...['correct horse battery', 'two crows on a fence', 'zK8#vq!m2Lp', 'Passwort der Bauhütte 3'],
  ...[
    'my dog eats password slips',
    'katharina liest Bücher',
    'Пароль для башни',
    '五重塔の鐘が鳴る夜に雨',
  ],
  ...['7193048265', 'h7d9-k2m4-p8q1'],
])('%s is not', (password) => {
  expect(isGuessable(password, ABOUT)).toBe(false)
})
